import { chakra } from '@chakra-ui/react/styled-system';
import { APPEAL_DAYS, APPEAL_MAX } from '../../routers/measures/limits.ts';
import { formatCount } from '../lib/count.ts';
import { paths } from '../lib/paths.ts';
import { CONTACT_EMAIL } from '../lib/contact.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { TextAnchor, TextLink } from '../ui/text-link.tsx';
import { BulletList, InfoSection } from '../ui/info-section.tsx';
import { measures, reporting, severities, type Severity, welcome } from './rules-texts.ts';

export function RulesPage() {
  return (
    <Page>
      <PageHeading title="Regole della community">Le regole di questa stanza</PageHeading>
      <chakra.p color="muted" maxWidth="prose" marginTop="3">
        Sono poche e servono a una cosa sola: che chiunque, qui, possa parlare senza paura. In breve: scrivi come vorresti che scrivessero a
        te nella tua giornata peggiore.
      </chakra.p>

      <InfoSection title="Che cosa puoi sempre dire" lead="Il dolore non viene mai bloccato.">
        <BulletList items={welcome} />
        <chakra.p maxWidth="prose" marginTop="4">
          Quando un testo parla di un dolore grande, accanto compaiono con discrezione i numeri della pagina{' '}
          <TextLink href={paths.support}>Supporto</TextLink>. Il post si pubblica lo stesso, e nessuno registra che li hai visti.
        </chakra.p>
      </InfoSection>

      <InfoSection title="Che cosa non va, e quanto è grave">
        <chakra.div display="grid" gap="4">
          {severities.map((severity) => (
            <SeverityCard key={severity.label} {...severity} />
          ))}
        </chakra.div>
      </InfoSection>

      <InfoSection
        title="Come interveniamo"
        lead="Guardiamo al contenuto e al contesto, mai a chi sei: chi modera non lo sa e non può saperlo. I provvedimenti crescono con la gravità e con le ripetizioni."
      >
        <chakra.ol listStyle="none" display="grid" gap="4" maxWidth="prose">
          {measures.map(({ icon: Icon, title, text }) => (
            <chakra.li key={title} display="flex" gap="3">
              <chakra.span color="muted" paddingTop="0.5">
                <Icon aria-hidden size={20} strokeWidth={1.75} />
              </chakra.span>
              <div>
                <chakra.h3 textStyle="h3">{title}</chakra.h3>
                <chakra.p color="muted">{text}</chakra.p>
              </div>
            </chakra.li>
          ))}
        </chakra.ol>
      </InfoSection>

      <InfoSection
        title="Segnalare"
        lead="Si segnala dal menu delle azioni («⋯») di ogni post, commento, gruppo, incontro, esperienza e profilo, di ogni messaggio in un gruppo o in chat, e delle richieste e risposte di mentorship."
      >
        <BulletList items={reporting} />
        <chakra.p maxWidth="prose" marginTop="4">
          Senza un account si segnala da <TextLink href={paths.report}>questa pagina</TextLink>. Quanto si segnala, e com’è andata a finire,
          è nella pagina <TextLink href={paths.transparency}>Trasparenza</TextLink>.
        </chakra.p>
      </InfoSection>

      <InfoSection title="Se una decisione riguarda te">
        <chakra.p maxWidth="prose">
          Nelle <TextLink href={paths.account}>impostazioni</TextLink> trovi che cosa è stato deciso, per quale regola, perché e fino a
          quando. Se pensi che sia sbagliato, da lì fai reclamo, una volta, in {formatCount(APPEAL_MAX)} caratteri al massimo, entro{' '}
          {APPEAL_DAYS} giorni: dove è possibile lo legge una persona diversa da chi ha deciso. Durante una pausa leggi, usi il piano di
          studio e scarichi i tuoi dati come sempre.
        </chakra.p>
      </InfoSection>

      <InfoSection title="Il filtro automatico">
        <chakra.div display="grid" gap="3" maxWidth="prose">
          <p>
            Prima che un testo appaia, un programma controlla se contiene insulti, minacce o volgarità rivolte a qualcuno. Se ne trova, il
            testo non si pubblica: te lo diciamo subito e quello che hai scritto resta lì, da correggere.
          </p>
          <p>
            Prima di pubblicare, un altro controllo ti chiede di rileggere se il testo può ferire, o se contiene numeri di telefono,
            indirizzi, IBAN, profili social o il nome di qualcuno accanto a un’accusa. Decidi tu; un testo con dati personali lo guarda poi
            anche chi modera.
          </p>
          <p>
            È un programma, e può sbagliare. Se ha fermato parole innocue, o se hai letto qualcosa che infrange queste regole, scrivi a{' '}
            <TextAnchor href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</TextAnchor>: rispondiamo entro 24 ore.
          </p>
        </chakra.div>
      </InfoSection>
    </Page>
  );
}

function SeverityCard({ label, tone, icon: Icon, outcome, rules }: Severity) {
  return (
    <Card as="section" aria-label={`Gravità ${label.toLowerCase()}`}>
      <Badge tone={tone} icon={<Icon aria-hidden size={14} strokeWidth={2} />}>
        Gravità: {label}
      </Badge>
      <chakra.ul listStyle="none" display="grid" gap="4" marginTop="4">
        {rules.map(({ title, text }) => (
          <li key={title}>
            <chakra.h3 textStyle="h3">{title}</chakra.h3>
            <chakra.p color="muted">{text}</chakra.p>
          </li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="small" marginTop="4" paddingTop="3" borderTopWidth="1px" borderColor="hairline">
        <chakra.span fontWeight="semibold">Conseguenza: </chakra.span>
        {outcome}
      </chakra.p>
    </Card>
  );
}
