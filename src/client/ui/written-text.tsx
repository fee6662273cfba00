import { chakra } from '@chakra-ui/react/styled-system';
import { ExternalLink } from 'lucide-react';
import { Fragment } from 'react';
import { piecesOf, type WebLink } from '../lib/web-links.ts';
import { TextAnchor } from './text-link.tsx';

/** What a person wrote, as they wrote it; web addresses in it can be followed, and say where they lead. */
export function WrittenText({ children }: { children: string }) {
  const pieces = piecesOf(children);
  if (pieces.length === 1 && typeof pieces[0] === 'string') return children;
  return pieces.map((piece, index) => <Fragment key={index}>{typeof piece === 'string' ? piece : <WayOut link={piece} />}</Fragment>);
}

function WayOut({ link: { text, href, host, plain } }: { link: WebLink }) {
  return (
    <>
      <TextAnchor href={href} target="_blank" rel="noopener nofollow ugc" title={`Porta a ${host}, fuori da Sottovoce`} hyphens="none">
        {text}
        <chakra.span display="inline-block" marginInlineStart="1" verticalAlign="-0.1em">
          <ExternalLink aria-hidden size={14} strokeWidth={2} />
        </chakra.span>
        <chakra.span srOnly> (porta a {host}, in un’altra scheda)</chakra.span>
      </TextAnchor>
      {!plain && (
        <chakra.span aria-hidden color="muted" textStyle="small">
          {' '}
          (porta a {host})
        </chakra.span>
      )}
    </>
  );
}
