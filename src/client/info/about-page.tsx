import { chakra } from '@chakra-ui/react/styled-system';
import { paths, registerPath } from '../lib/paths.ts';
import { isAuthenticated } from '../lib/storage.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';
import type { PostType } from '../../routers/posts/schema.ts';
import { POST_TYPES, postTypes } from '../posts/post-types.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Page } from '../ui/page.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { features, steps, typeTexts } from './about-texts.ts';
import { InfoSection } from '../ui/info-section.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

export function AboutPage() {
  const member = isAuthenticated(useStoredUser());
  return (
    <Page>
      <PageHeading title="Chi siamo">Un posto dove dirlo a bassa voce</PageHeading>
      <chakra.div display="grid" gap="4" maxWidth="prose" marginTop="4">
        <p>
          L’università si racconta con i voti e le foto di laurea. Molto meno con le notti prima di un orale, gli esami rimandati, la casa
          lontana, il dubbio di avere sbagliato strada. Capita a moltissime persone, quasi sempre in silenzio.
        </p>
        <p>
          La nostra missione è semplice: che nessuno studente e nessuna studentessa debba passarci senza poterne parlare. Sottovoce è una
          community tra pari, anonima, per chi studia nelle università italiane. Qui non ci sono profili da curare né numeri da inseguire:
          c’è qualcuno che ascolta, e che spesso c’è già passato.
        </p>
      </chakra.div>

      <InfoSection title="Tre modi di scrivere" lead="Scegli in base a ciò che ti serve, così chi legge sa come esserti utile.">
        <chakra.ul listStyle="none" display="grid" gap="3">
          {POST_TYPES.map((type) => (
            <TypeItem key={type} type={type} />
          ))}
        </chakra.ul>
      </InfoSection>

      <InfoSection title="Che cosa trovi">
        <chakra.ul
          listStyle="none"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="8"
          rowGap="6"
        >
          {features.map(({ icon: Icon, title, text }) => (
            <chakra.li key={title} display="flex" gap="3">
              <chakra.span color="talk.edge" paddingTop="0.5">
                <Icon aria-hidden size={20} strokeWidth={1.75} />
              </chakra.span>
              <div>
                <chakra.h3 textStyle="h3">{title}</chakra.h3>
                <chakra.p color="muted" textStyle="small" marginTop="1">
                  {text}
                </chakra.p>
              </div>
            </chakra.li>
          ))}
        </chakra.ul>
      </InfoSection>

      <InfoSection title="Come iniziare">
        <chakra.ol listStyle="none" display="grid" gap="5" maxWidth="prose">
          {steps.map(({ title, text }, index) => (
            <chakra.li key={title} display="flex" gap="4">
              <chakra.span
                aria-hidden
                display="grid"
                placeItems="center"
                flexShrink="0"
                width="9"
                height="9"
                borderRadius="full"
                bg="talk.fill"
                color="talk.text"
                fontWeight="semibold"
              >
                {index + 1}
              </chakra.span>
              <chakra.div paddingTop="1">
                <chakra.h3 textStyle="h3">{title}</chakra.h3>
                <chakra.p color="muted">{text}</chakra.p>
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ol>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="3" marginTop="6">
          {member ? <ButtonLink href={paths.home}>Vai alla home</ButtonLink> : <ButtonLink href={registerPath}>Inizia ora</ButtonLink>}
          <TextLink href={paths.rules} display="inline-flex" alignItems="center" minHeight="target">
            Leggi le regole della community
          </TextLink>
        </chakra.div>
      </InfoSection>

      <InfoSection title="Newsletter" lead="Una lettera ogni tanto: novità di Sottovoce e qualche buona idea per arrivare a fine sessione.">
        <NewsletterForm />
      </InfoSection>
    </Page>
  );
}

function TypeItem({ type }: { type: PostType }) {
  const { label, icon: Icon } = postTypes[type];
  return (
    <Card as="li" display="flex" gap="3">
      <chakra.span color={`${type}.text`} paddingTop="0.5">
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </chakra.span>
      <div>
        <chakra.h3 textStyle="h3">{label}</chakra.h3>
        <chakra.p color="muted" marginTop="1">
          {typeTexts[type]}
        </chakra.p>
      </div>
    </Card>
  );
}
