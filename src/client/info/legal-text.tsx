import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { closeWindow } from './close-window.ts';

interface Props {
  title: string;
  /** The day of the last change to the text. */
  changed: string;
  /** A summary in plain words, before the articles. */
  summary: ReactNode;
  children: ReactNode;
}

/** A legal text with numbered articles. The registration form opens it in a new tab, so it has a button to close itself. */
export function LegalText({ title, changed, summary, children }: Props) {
  const [, navigate] = useLocation();
  return (
    <Page>
      <PageHeading>{title}</PageHeading>
      <chakra.p textStyle="small" color="muted" marginTop="2">
        Ultima modifica: {changed}
      </chakra.p>
      <chakra.div padding={{ base: '4', sm: '5' }} borderRadius="card" bg="talk.fill" color="talk.text" marginTop="6">
        {summary}
      </chakra.div>
      <chakra.div css={{ counterReset: 'article' }}>{children}</chakra.div>
      <Button variant="outline" marginTop="10" onClick={() => closeWindow(navigate)}>
        <X aria-hidden size={18} strokeWidth={1.75} />
        Chiudi finestra
      </Button>
    </Page>
  );
}

export function Article({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section marginTop={{ base: '8', md: '10' }}>
      <chakra.h2 textStyle="h2" css={{ counterIncrement: 'article', '&::before': { content: 'counter(article) ". "' } }}>
        {title}
      </chakra.h2>
      <chakra.div display="grid" gap="3" maxWidth="prose" marginTop="3">
        {children}
      </chakra.div>
    </chakra.section>
  );
}
