import { Moon, Sun } from 'lucide-react';
import { useColourMode } from '../../lib/colour-mode.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export function ThemeSwitch() {
  const { mode, toggle } = useColourMode();
  const dark = mode === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <IconButton
      label={dark ? 'Passa al tema chiaro' : 'Passa al tema scuro'}
      icon={<Icon aria-hidden size={20} strokeWidth={1.75} />}
      onClick={toggle}
    />
  );
}
