import { type ColourChoice, useColourMode } from '../lib/colour-mode.ts';
import { RadioGroup } from '../ui/radio-group.tsx';
import { AccountCard } from './account-card.tsx';

const choices: readonly { value: ColourChoice; label: string }[] = [
  { value: 'system', label: 'Automatico' },
  { value: 'light', label: 'Chiaro' },
  { value: 'dark', label: 'Scuro' },
];

/** The colour theme. Applies at once, in this browser only. */
export function ThemeCard() {
  const { choice, choose } = useColourMode();
  return (
    <AccountCard title="Tema" lead="Chiaro, scuro, o come il resto del tuo dispositivo.">
      <RadioGroup look="chips" legend="Tema" hideLegend options={choices} value={choice} onValueChange={choose} />
    </AccountCard>
  );
}
