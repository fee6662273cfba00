import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from './button.tsx';

interface Props {
  /** The whole list has been loaded. */
  complete?: boolean | undefined;
  /** Shown if `complete`. */
  end?: string;
  /** Shown when the next part could not be loaded. */
  failed: string | false;
  label: string;
  loading: boolean;
  onMore: () => void;
  /** The height in px to reserve while the list is reloaded. */
  room: number | undefined;
}

/** The end of a list: a button to load more, or a note that there is no more. */
export function ListEnd({ complete, end, failed, label, loading, onMore, room }: Props) {
  return (
    // Reserves the room for new items, so that content below does not move.
    <chakra.div
      style={{ minHeight: room }}
      overflowAnchor="none"
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="3"
      marginTop="6"
      color="muted"
      textAlign="center"
    >
      {failed && <p role="alert">{failed}</p>}
      {complete ? (
        <chakra.p textStyle="small">{end}</chakra.p>
      ) : (
        // Sticky, so that the button stays visible while its container is taller than the viewport.
        <Button
          variant="outline"
          position="sticky"
          top="40vh"
          _print={{ position: 'static' }}
          onClick={onMore}
          pending={loading || room !== undefined}
          pendingText="Carico..."
        >
          {failed ? 'Riprova' : label}
        </Button>
      )}
    </chakra.div>
  );
}
