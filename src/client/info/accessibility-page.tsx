import { chakra } from '@chakra-ui/react/styled-system';
import { CONTACT_EMAIL } from '../lib/contact.ts';
import { readSettings } from '../lib/settings.ts';
import { BulletList, InfoSection } from '../ui/info-section.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { TextAnchor } from '../ui/text-link.tsx';

export function AccessibilityPage() {
  const { operatorName, liveChat, newsletterFormUrl } = readSettings();
  return (
    <Page>
      <PageHeading>Dichiarazione di accessibilità</PageHeading>
      <chakra.p color="muted" maxWidth="prose" marginTop="3">
        {operatorName ? `${operatorName} gestisce questo sito e vuole` : 'Chi gestisce questo sito vuole'} che chiunque possa usarlo: con
        gli occhi o con l’udito, con il mouse, con la tastiera o con la voce, su uno schermo piccolo e quando la testa è stanca.
      </chakra.p>

      <InfoSection title="A che punto siamo">
        <chakra.div display="grid" gap="3" maxWidth="prose">
          <p>
            Sottovoce è fatto per rispettare le linee guida WCAG 2.2 al livello AA, che comprendono quelle richieste dalla norma europea EN
            301 549 per le pagine web. È una valutazione nostra: nessuno da fuori l’ha ancora verificata, e non l’abbiamo ancora provato
            insieme a persone che usano ogni giorno un lettore di schermo.
          </p>
          <p>A ogni modifica si controlla che:</p>
          <BulletList
            items={[
              'un programma (axe) non trovi errori in nessuna pagina, chiara e scura;',
              'tutto si faccia con la tastiera, e si veda sempre dove si è;',
              'testi, bordi e icone abbiano il contrasto che serve, e il colore non sia mai l’unico segno;',
              'con lo zoom al 200% e su 320 pixel di larghezza non si perda nulla;',
              'chi ha chiesto meno animazioni non ne veda.',
            ]}
          />
        </chakra.div>
      </InfoSection>

      <InfoSection title="Che cosa può ancora mancare">
        <BulletList
          items={[
            'Ciò che scrivono le persone è come lo scrivono: può essere lungo, difficile o senza punteggiatura.',
            'Nella chat i messaggi arrivano uno alla volta: in una conversazione molto veloce un lettore di schermo può restare indietro. Si possono rileggere tutti.',
            'Le scorciatoie da un solo tasto esistono soltanto nelle pagine di chi modera, e si possono spegnere.',
            ...(liveChat ? ['La chat dal vivo della pagina di presentazione è di un fornitore esterno, che non possiamo correggere.'] : []),
            ...(newsletterFormUrl
              ? ['Le email della newsletter e la pagina per cancellarsi sono di un fornitore esterno, che non possiamo correggere.']
              : []),
          ]}
        />
      </InfoSection>

      <InfoSection title="Se qualcosa ti ostacola">
        <chakra.p maxWidth="prose">
          Scrivi a <TextAnchor href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</TextAnchor>: di’ in quale pagina eri e che cosa non ti è
          riuscito. Non serve che tu dica chi sei. Rispondiamo entro 24 ore e, se non possiamo correggerlo subito, cerchiamo con te un altro
          modo.
        </chakra.p>
      </InfoSection>

      <chakra.p textStyle="small" color="muted" marginTop="10">
        Dichiarazione del 30 novembre 2026.
      </chakra.p>
    </Page>
  );
}
