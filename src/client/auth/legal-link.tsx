import { chakra } from '@chakra-ui/react/styled-system';
import { TextAnchor } from '../ui/text-link.tsx';

/** Opens beside the form, so that nothing typed is lost; those pages can close themselves. */
export function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <TextAnchor href={href} target="_blank" rel="noopener">
      {children}
      <chakra.span srOnly> (si apre in una nuova scheda)</chakra.span>
    </TextAnchor>
  );
}
