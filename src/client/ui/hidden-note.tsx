import { chakra } from '@chakra-ui/react/styled-system';
import { TextButton } from './text-link.tsx';
import { passFocus } from './use-focus-kept.ts';

interface Props {
  /** The description of the hidden content. */
  children: string;
  onShow: () => void;
  /** It was hidden just now: the menu that had the focus is gone. */
  focused?: boolean;
}

/** A placeholder for hidden content, with a button to show it. */
export function HiddenNote({ children, onShow, focused }: Props) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" textStyle="small" color="muted">
      <span role={focused ? 'status' : undefined}>{children}</span>
      <TextButton ref={focused ? takeFocus : passFocus} type="button" minHeight="target" onClick={onShow}>
        {focused ? 'Annulla' : 'Mostra'}
      </TextButton>
    </chakra.div>
  );
}

function takeFocus(button: HTMLElement | null) {
  button?.focus({ preventScroll: true });
  return passFocus(button);
}
