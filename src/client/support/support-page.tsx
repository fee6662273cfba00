import { chakra } from '@chakra-ui/react/styled-system';
import { Printer } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { CONTACT_EMAIL } from '../lib/contact.ts';
import { defaultsOf } from '../lib/storage.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { TextAnchor, TextLink } from '../ui/text-link.tsx';
import { HelplineCard, timeless } from './helpline-card.tsx';
import { isOpenAt } from './helpline-hours.ts';
import { emergencyLines, type Helpline, helplines, HELPLINES_CHECKED, listeningLine, topicLines } from './helplines.ts';
import { BulletList, InfoSection } from '../ui/info-section.tsx';
import { PrintStyles } from './print-styles.tsx';
import { forAFriend, warningSigns } from './support-texts.ts';
import { useMinute } from './use-minute.ts';

const sources = [...new Set(helplines.map(({ source }) => source))].join(', ');
const checkedMonth = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric' }).format(new Date(`${HELPLINES_CHECKED}-15`));

export function SupportPage() {
  const now = useMinute();
  const { university } = defaultsOf(useStoredUser());

  return (
    <Page>
      <PrintStyles />
      <PageHeading title="Supporto">Se è troppo, parlane con qualcuno</PageHeading>
      <chakra.p color="muted" maxWidth="prose" marginTop="3" _print={{ display: 'none' }}>
        Tocca un numero per chiamare: accanto a ognuno c’è scritto se adesso risponde. Non devi avere le parole giuste, basta iniziare.
      </chakra.p>

      <InfoSection title="Se c’è pericolo adesso">
        <Lines lines={emergencyLines} now={now} />
      </InfoSection>

      <InfoSection
        title="Se pensi al suicidio, o hai bisogno di una voce amica"
        lead="In Italia non c’è una linea nazionale di prevenzione del suicidio che risponda giorno e notte. Telefono Amico ascolta anche questi pensieri, nei suoi orari. Quando è chiuso, o se temi di non reggere, chiama il 112: è a questo che serve."
      >
        <Lines lines={[listeningLine]} now={now} />
      </InfoSection>

      <InfoSection title="Altre linee di ascolto">
        <Lines lines={topicLines} now={now} foldClosed />
      </InfoSection>

      <chakra.div _print={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '5' }}>
        <InfoSection
          title="Segnali da non ignorare"
          lead="In te o in una persona vicina. Uno solo non dice tutto, ma basta per chiedere: come stai, davvero?"
        >
          <BulletList items={warningSigns} />
        </InfoSection>

        <InfoSection title="Se hai paura per una persona amica">
          <BulletList items={forAFriend} />
        </InfoSection>
      </chakra.div>

      <InfoSection title="Nella tua università">
        <chakra.p maxWidth="prose">
          Circa 70 università italiane offrono un servizio di ascolto psicologico gratuito.{' '}
          {university
            ? `Cerca «counseling psicologico» sul sito della tua (${university}), oppure chiedi alla segreteria o al servizio per il diritto allo studio.`
            : 'Cerca «counseling psicologico» sul sito della tua, oppure chiedi alla segreteria o al servizio per il diritto allo studio.'}
        </chakra.p>
      </InfoSection>

      <InfoSection title="Contatti e orari">
        <chakra.dl display="grid" gap="3" maxWidth="prose" css={{ '& dt': { fontWeight: 'semibold' } }} _print={{ gap: '1' }}>
          <div>
            <dt>Orari del supporto: 24/7</dt>
            <chakra.dd color="muted">
              Questa pagina è sempre aperta, e 112, 118 e 1522 rispondono a ogni ora. Le altre linee hanno i propri orari, scritti accanto a
              ognuna.
            </chakra.dd>
          </div>
          <div>
            <dt>Email</dt>
            <chakra.dd color="muted">
              <TextAnchor href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</TextAnchor>, per problemi con il sito, segnalazioni e domande:
              rispondiamo entro 24 ore. Non è una linea di emergenza.
            </chakra.dd>
          </div>
          <div>
            <dt>Telefono</dt>
            <chakra.dd color="muted">
              Sottovoce non ha un centralino suo. Per parlare a voce c’è {listeningLine.name},{' '}
              <TextAnchor href={`tel:${listeningLine.tel}`} whiteSpace="nowrap">
                {listeningLine.label}
              </TextAnchor>
              .
            </chakra.dd>
          </div>
        </chakra.dl>
        <chakra.p textStyle="small" color="muted" maxWidth="prose" marginTop="6" _print={{ marginTop: '2' }}>
          Numeri e orari verificati a {checkedMonth}; nei giorni festivi alcuni possono cambiare. Fonti: {sources}.
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="3" marginTop="6" _print={{ display: 'none' }}>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden size={18} strokeWidth={1.75} />
            Stampa questa pagina
          </Button>
          <TextLink href={paths.rules} display="inline-flex" alignItems="center" minHeight="target">
            Come proteggiamo chi scrive
          </TextLink>
        </chakra.div>
      </InfoSection>
    </Page>
  );
}

interface LinesProps {
  lines: readonly Helpline[];
  now: Date;
  /** Lines that are closed come last and, on phones, are collapsed. */
  foldClosed?: boolean;
}

function Lines({ lines, now, foldClosed }: LinesProps) {
  const open = lines.filter((line) => isOpenAt(line, now));
  const ordered = foldClosed && !timeless ? [...open, ...lines.filter((line) => !open.includes(line))] : lines;
  return (
    <chakra.ul
      listStyle="none"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: lines.length > 1 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' }}
      gap="4"
      _print={{ gap: '2', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}
    >
      {ordered.map((line) => (
        <HelplineCard key={line.id} line={line} now={now} folds={foldClosed && (timeless || !open.includes(line))} />
      ))}
    </chakra.ul>
  );
}
