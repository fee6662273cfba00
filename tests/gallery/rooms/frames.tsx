import { Button } from '../../../src/client/ui/button.tsx';
import { BookOpen } from 'lucide-react';
import { AccordionItem } from '../../../src/client/ui/accordion.tsx';
import { Age, Edited } from '../../../src/client/ui/age.tsx';
import { Card } from '../../../src/client/ui/card.tsx';
import { FloatingPanel } from '../../../src/client/ui/floating-panel.tsx';
import { FoldingText } from '../../../src/client/ui/folding-text.tsx';
import { BulletList, InfoSection } from '../../../src/client/ui/info-section.tsx';
import { Mark } from '../../../src/client/ui/mark.tsx';
import { Marked, Marking } from '../../../src/client/ui/marking.tsx';
import { Page } from '../../../src/client/ui/page.tsx';
import { PageHeading } from '../../../src/client/ui/page-heading.tsx';
import { PageTop } from '../../../src/client/ui/page-top.tsx';
import { ProgressBar, ProgressRing } from '../../../src/client/ui/progress.tsx';
import { TipsCard } from '../../../src/client/ui/tips-card.tsx';
import { WrittenText } from '../../../src/client/ui/written-text.tsx';
import { minutesAgo } from '../../posts/samples.ts';
import { Row } from '../row.tsx';
import type { Room } from '../piece.ts';

const LONG = 'Stanotte non dormo: domani ho l’orale e mi sembra di non ricordare nulla. '.repeat(12).trim();

export const framesRoom: Room = {
  name: 'cornici',
  pieces: [
    { name: 'Card', draw: () => <Card>Una superficie che tiene insieme poche cose.</Card> },
    { name: 'FloatingPanel', draw: () => <FloatingPanel padding="4">Un pannello sopra la pagina.</FloatingPanel> },
    {
      name: 'Page',
      draw: () => (
        <Page sidebar={<Card>Accanto</Card>}>
          <PageHeading>Gruppi di studio</PageHeading>
          <p>Il contenuto, nella colonna di lettura.</p>
        </Page>
      ),
    },
    {
      name: 'PageTop',
      draw: () => (
        <PageTop title="Gruppi di studio" action={<Button>Crea un gruppo</Button>}>
          Studiare in compagnia pesa meno.
        </PageTop>
      ),
    },
    {
      name: 'InfoSection',
      draw: () => (
        <InfoSection title="Come funziona" lead="In due righe, prima dei dettagli.">
          <BulletList items={['Si legge senza fretta', 'Si risponde con cura']} />
        </InfoSection>
      ),
    },
    {
      name: 'TipsCard',
      draw: () => <TipsCard title="Consigli" tips={['Parti da quello che sai.', 'Una pausa vale quanto una pagina.']} />,
    },
    {
      name: 'AccordionItem',
      draw: () => (
        <>
          <AccordionItem title="Chiusa" icon={<BookOpen aria-hidden size={20} />}>
            Non si vede.
          </AccordionItem>
          <AccordionItem title="Aperta" defaultOpen>
            Quello che c’è dentro.
          </AccordionItem>
        </>
      ),
    },
    {
      name: 'FoldingText',
      draw: () => (
        <>
          <FoldingText>{LONG}</FoldingText>
          <FoldingText look="said">Poche parole, dette a voce più alta.</FoldingText>
        </>
      ),
    },
    {
      name: 'WrittenText',
      draw: () => <WrittenText>{'Gli orari sono su https://www.unito.it/aule.\nE una seconda riga.'}</WrittenText>,
    },
    {
      name: 'Marked',
      draw: () => (
        <Marking value={(text) => <mark>{text}</mark>}>
          <p>
            Trovato: <Marked>ansia</Marked>
          </p>
        </Marking>
      ),
    },
    {
      name: 'Age',
      draw: () => (
        <Row>
          <Age of={minutesAgo(0)} />
          <Age of={minutesAgo(90)} />
          <Age of={minutesAgo(60 * 24 * 40)} />
          <Edited at={minutesAgo(3)} />
        </Row>
      ),
    },
    {
      name: 'Progress',
      draw: () => (
        <>
          <ProgressBar value={35} label="Ore fatte" />
          <ProgressRing value={72} label="Piano">
            72 %
          </ProgressRing>
        </>
      ),
    },
    { name: 'Mark', draw: () => <Mark size={48} /> },
  ],
};
