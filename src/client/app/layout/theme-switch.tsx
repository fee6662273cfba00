import { chakra } from '@chakra-ui/react/styled-system';
import { Moon, Sun } from 'lucide-react';
import { useColourMode } from '../../lib/colour-mode.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const texts = { dark: 'Passa al tema chiaro', light: 'Passa al tema scuro' };
const icons = { dark: Sun, light: Moon };

export function ThemeSwitch() {
  const { mode, toggle } = useColourMode();
  const Icon = icons[mode];
  if (import.meta.env.MODE === 'snapshot') return <SwitchForBoth />;
  return <IconButton label={texts[mode]} icon={<Icon aria-hidden size={20} strokeWidth={1.75} />} onClick={toggle} />;
}

/** For snapshots: the build does not know the mode, so it renders both buttons and CSS shows the one for the current mode. */
function SwitchForBoth() {
  return (
    <>
      <chakra.span display="contents" _dark={{ display: 'none' }}>
        <IconButton label={texts.light} icon={<Moon aria-hidden size={20} strokeWidth={1.75} />} />
      </chakra.span>
      <chakra.span display="none" _dark={{ display: 'contents' }}>
        <IconButton label={texts.dark} icon={<Sun aria-hidden size={20} strokeWidth={1.75} />} />
      </chakra.span>
    </>
  );
}
