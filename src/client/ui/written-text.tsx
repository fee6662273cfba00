import { chakra } from '@chakra-ui/react/styled-system';
import { ExternalLink } from 'lucide-react';
import { to } from '../lib/elision.ts';
import { piecesOf, type WebLink } from '../lib/web-links.ts';
import { Marked } from './marking.tsx';
import { TextAnchor } from './text-link.tsx';

/** A text written by a user, in which web addresses become links that show their host. */
export function WrittenText({ children }: { children: string }) {
  return piecesOf(children).map((piece, index) =>
    typeof piece === 'string' ? <Marked key={index}>{piece}</Marked> : <WayOut key={index} link={piece} />,
  );
}

function WayOut({ link: { text, href, host, plain } }: { link: WebLink }) {
  return (
    <>
      <TextAnchor href={href} target="_blank" rel="noopener nofollow ugc" title={`Porta ${to(host)}, fuori da Sottovoce`} hyphens="none">
        {text}
        <chakra.span display="inline-block" marginInlineStart="1" verticalAlign="-0.1em">
          <ExternalLink aria-hidden size={14} strokeWidth={2} />
        </chakra.span>
        <chakra.span srOnly> (porta {to(host)}, in un’altra scheda)</chakra.span>
      </TextAnchor>
      {!plain && (
        <chakra.span aria-hidden color="muted" textStyle="small">
          {' '}
          (porta {to(host)})
        </chakra.span>
      )}
    </>
  );
}
