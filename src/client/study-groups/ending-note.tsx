import { chakra } from '@chakra-ui/react/styled-system';
import { withArticle } from '../lib/elision.ts';
import { formatLongDate } from '../lib/time.ts';

/** Tells members of an unused group when it ends. */
export function EndingNote({ endsAt }: { endsAt: string }) {
  return (
    <chakra.p marginTop="3" textStyle="small" color="muted" maxWidth="prose">
      Se nessuno scrive, il gruppo e la bacheca spariscono {withArticle('il', formatLongDate(endsAt))}.
    </chakra.p>
  );
}
