import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from './button.tsx';

interface Props {
  /** Nothing is left on the server. */
  complete?: boolean | undefined;
  /** Said then. */
  end?: string;
  /** Said when a further part did not come. */
  failed: string | false;
  label?: string;
  loading: boolean;
  onMore: () => void;
  /** Px to hold while a list is read again as far as it was. */
  room: number | undefined;
}

/** Below the last item of a list: the way to more, or that there is none. */
export function ListEnd({ complete, end, failed, label = 'Carica altri', loading, onMore, room }: Props) {
  return (
    // What comes takes the room, and pushes nobody.
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
        // In sight of whoever waits in the room.
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
