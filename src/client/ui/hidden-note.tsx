import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from './button.tsx';

interface Props {
  /** What is not shown. */
  children: string;
  onShow: () => void;
  /** It was hidden a moment ago: the menu that held the focus has gone. */
  focused?: boolean;
}

/** Stands for what somebody has hidden, with the way back. */
export function HiddenNote({ children, onShow, focused }: Props) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" textStyle="small" color="muted">
      <span role={focused ? 'status' : undefined}>{children}</span>
      <Button ref={focused ? takeFocus : undefined} variant="inked" size="sm" onClick={onShow}>
        {focused ? 'Annulla' : 'Mostra'}
      </Button>
    </chakra.div>
  );
}

function takeFocus(button: HTMLElement | null): void {
  button?.focus({ preventScroll: true });
}
