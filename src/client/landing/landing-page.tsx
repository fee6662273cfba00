import { chakra } from '@chakra-ui/react/styled-system';
import { EyeOff } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { paths, registerPath } from '../lib/paths.ts';
import { isAuthenticated } from '../lib/storage.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';
import { SupportLine } from '../support/support-line.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Later } from '../ui/later.tsx';
import { NightWindowDrawing } from '../ui/night-drawing.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { ContactDetails } from './contact-details.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { RecentPosts } from './recent-posts.tsx';
import { StatCards } from './stat-cards.tsx';
import { TryOuts } from './try-outs.tsx';
import { useLiveChat } from './use-live-chat.ts';

const LiveChat = lazy(async () => ({ default: (await import('./live-chat.tsx')).LiveChat }));

export function LandingPage() {
  const chat = useLiveChat();
  return (
    <Page width="wide">
      <Hero />
      <Section title="Che cosa si scrive in questi giorni" lead="Gli ultimi post, così come sono arrivati.">
        <RecentPosts />
      </Section>
      <Section title="Che cos’è Sottovoce">
        <chakra.div display="grid" gap="6">
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
            columnGap="12"
            rowGap="4"
          >
            <p>
              È una community anonima tra pari: studenti e studentesse di tutta Italia che si raccontano quello che all’università di solito
              non si dice. L’ansia prima di un orale, un esame che non va, la solitudine in una città nuova, la paura di restare indietro.
            </p>
            <p>
              Non ci sono profili, foto o classifiche. Ci sono le tue parole, e qualcuno che le legge perché ci è già passato. Ti registri
              con l’email universitaria soltanto per dimostrare che studi: da lì in poi, per chi legge, sei una voce.
            </p>
          </chakra.div>
          <StatCards />
        </chakra.div>
      </Section>
      <Section title="Che cosa puoi fare">
        <FeatureCards />
      </Section>
      <Section title="Prova prima di iscriverti" lead="Un’anteprima con post di esempio, senza lasciare dati.">
        <TryOuts />
      </Section>
      <Section title="Contatti">
        <ContactDetails chat={chat.state} onReopen={chat.reopen} />
      </Section>
      {chat.framed && (
        <Later>
          <LiveChat ready={chat.state === 'ready'} startOpen={chat.reopened} onHeard={chat.hear} onClose={chat.close} />
        </Later>
      )}
    </Page>
  );
}

function Hero() {
  const member = isAuthenticated(useStoredUser());
  return (
    <chakra.section
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' }}
      columnGap="16"
      alignItems="center"
      paddingBlock={{ lg: '4' }}
    >
      <div>
        <chakra.p textStyle="small" fontWeight="semibold" color="talk.text" marginBottom="3">
          Per chi studia nelle università italiane
        </chakra.p>
        <PageHeading size="display" title="Sottovoce">
          Qui puoi dirlo sottovoce
        </PageHeading>
        <chakra.p textStyle="post" maxWidth="46ch" marginTop={{ base: '3', md: '5' }}>
          Sfogati, chiedi un consiglio, parla con qualcuno che ci è già passato. Anche all’una di notte, anche se non sai da dove iniziare.
        </chakra.p>
        <chakra.p display="flex" gap="3" maxWidth="46ch" marginTop={{ base: '3', md: '4' }} color="muted">
          <chakra.span color="talk.edge" paddingTop="1">
            <EyeOff aria-hidden size={20} strokeWidth={1.75} />
          </chakra.span>
          Nessun nome, nessun profilo: chi legge non può vedere chi sei.
        </chakra.p>
        <chakra.div display="flex" flexDirection={{ base: 'column', sm: 'row' }} gap="3" marginTop={{ base: '5', md: '7' }}>
          {member ? (
            <ButtonLink href={paths.home} size="lg">
              Vai alla home
            </ButtonLink>
          ) : (
            <ButtonLink href={registerPath} size="lg">
              Inizia ora
            </ButtonLink>
          )}
          <ButtonLink href={paths.preview} size="lg" variant="outline">
            Guarda l’anteprima
          </ButtonLink>
        </chakra.div>
        <SupportLine marginTop="4" />
      </div>
      <chakra.div
        aria-hidden
        display={{ base: 'none', lg: 'grid' }}
        placeItems="center"
        color="talk.edge"
        css={{ '& svg': { width: '100%', maxWidth: '340px', height: 'auto' } }}
      >
        <NightWindowDrawing />
      </chakra.div>
    </chakra.section>
  );
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <chakra.section marginTop={{ base: '14', md: '16' }}>
      <chakra.h2 textStyle={{ base: 'h2', md: 'h1' }}>{title}</chakra.h2>
      {lead && (
        <chakra.p color="muted" marginTop="1">
          {lead}
        </chakra.p>
      )}
      <chakra.div marginTop={{ base: '4', md: '6' }}>{children}</chakra.div>
    </chakra.section>
  );
}
