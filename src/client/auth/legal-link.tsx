import { chakra } from '@chakra-ui/react/styled-system';
import { TextAnchor } from '../ui/text-link.tsx';

/** Opens a legal text in a new tab, so that the form keeps its input; the page has a button to close itself. */
export function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <TextAnchor href={href} target="_blank" rel="noopener">
      {children}
      <chakra.span srOnly> (si apre in una nuova scheda)</chakra.span>
    </TextAnchor>
  );
}
