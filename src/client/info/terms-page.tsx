import { paths } from '../lib/paths.ts';
import { CONTACT_EMAIL } from '../lib/contact.ts';
import { readSettings } from '../lib/settings.ts';
import { TextAnchor, TextLink } from '../ui/text-link.tsx';
import { BulletList } from '../ui/info-section.tsx';
import { Article, LegalText } from './legal-text.tsx';

export function TermsPage() {
  const { operatorName } = readSettings();
  return (
    <LegalText
      title="Termini di servizio"
      changed="7 gennaio 2025"
      summary="In breve: Sottovoce è gratuito, è per chi studia e non mostra chi sei. In cambio ti chiediamo di rispettare chi c’è dall’altra parte. Non sostituisce medici, psicologi o servizi di emergenza."
    >
      <Article title="Accettazione">
        <p>
          Questi termini regolano l’uso di Sottovoce. Li accetti quando crei un account, spuntando l’apposita casella; se non ti convincono,
          puoi comunque leggere le pagine aperte a chiunque senza registrarti.
        </p>
        <p>
          Per registrarti devi studiare in un’università italiana e usare un indirizzo email universitario tuo. Un account è personale: non
          cederlo e tieni la password per te.
        </p>
      </Article>

      <Article title="Il servizio">
        <p>
          Sottovoce offre post anonimi, commenti, chat temporanee, gruppi di studio, esperienze d’esame, un calendario degli esami, un piano
          di studio che resta nel tuo browser e una mentorship tra pari. È gratuito. Facciamo il possibile perché funzioni sempre, ma non
          possiamo garantire che non ci siano interruzioni o errori.
        </p>
        <p>
          Chi risponde qui è una persona che studia e non lo fa di mestiere. Ciò che leggi non è un parere medico, psicologico o legale. In
          caso di pericolo chiama il 112; altri numeri sono nella pagina <TextLink href={paths.support}>Supporto</TextLink>.
        </p>
      </Article>

      <Article title="Protezione dei dati">
        <p>
          Trattiamo i tuoi dati secondo il regolamento (UE) 2016/679 (GDPR), e solo per far funzionare il servizio. I dettagli sono nella
          pagina <TextLink href={paths.privacy}>Privacy</TextLink>.
        </p>
      </Article>

      <Article title="Che cosa resta privato">
        <p>Questi dati non vengono mai mostrati ad altre persone:</p>
        <BulletList
          items={[
            'il tuo nome e cognome veri;',
            'il tuo indirizzo email;',
            'la tua password, che neppure noi conosciamo;',
            'il tuo indirizzo IP, che non conserviamo;',
            'i tuoi dati di navigazione.',
          ]}
        />
      </Article>

      <Article title="Che cosa si vede">
        <p>Queste informazioni sono visibili alle altre persone, ma mai insieme al tuo nome:</p>
        <BulletList
          items={[
            'università, facoltà e anno di corso, quando scegli di indicarli in un contenuto o in un profilo da mentore;',
            'i post pubblici e i commenti;',
            'i gruppi di studio che crei, e a chi ne fa parte la bacheca e gli incontri;',
            'le esperienze d’esame che condividi;',
            'il tuo profilo da mentore, se ne crei uno.',
          ]}
        />
        <p>
          Ricorda che anche le parole possono far riconoscere una persona: un dettaglio molto preciso, in un corso piccolo, può bastare.
          Prima di pubblicare, togli ciò che non vuoi far sapere.
        </p>
      </Article>

      <Article title="Uso responsabile">
        <p>Usando Sottovoce ti impegni a:</p>
        <BulletList
          items={[
            <>
              seguire le <TextLink href={paths.rules}>regole della community</TextLink>;
            </>,
            'non insultare, minacciare, molestare o discriminare;',
            'non cercare di scoprire chi c’è dietro un testo e non diffondere dati di altre persone;',
            'non incitare al suicidio o all’autolesionismo;',
            'non pubblicare contenuti illegali, pubblicità o materiale di cui non hai i diritti;',
            'non aggirare le protezioni del sito e non sovraccaricarlo.',
          ]}
        />
        <p>
          Un filtro automatico ferma il linguaggio offensivo. Se infrangi le regole possiamo togliere il testo, mandarti un avvertimento,
          decidere una pausa dalla scrittura o la chiusura dell’account; nei casi gravi informiamo le autorità.
        </p>
        <p>
          Decide una persona, che non sa chi sei. L’unico provvedimento che scatta da solo è coprire per un po’ un testo segnalato da tre
          persone. Ogni decisione la trovi nelle <TextLink href={paths.account}>impostazioni</TextLink>, con la regola, il motivo e la
          durata, e puoi fare reclamo. Segnalare si può da ogni testo e, senza account, da{' '}
          <TextLink href={paths.report}>questa pagina</TextLink>; quanto e come interveniamo è nella pagina{' '}
          <TextLink href={paths.transparency}>Trasparenza</TextLink>. Le segnalazioni di chi segnala di continuo senza motivo contano di
          meno.
        </p>
        <p>
          Nel primo giorno dopo l’iscrizione i limiti sono più stretti e non si pubblicano link: serve a fermare chi arriva solo per fare
          danni.
        </p>
      </Article>

      <Article title="I tuoi contenuti">
        <p>
          Ciò che scrivi resta tuo. Ci autorizzi a mostrarlo all’interno di Sottovoce finché non lo elimini, anche dopo aver cancellato
          l’account, se scegli di lasciarlo. Non lo vendiamo e non lo usiamo per la pubblicità. Sei responsabile di ciò che pubblichi.
        </p>
      </Article>

      <Article title="I tuoi diritti">
        <p>
          Puoi smettere quando vuoi. Dalle <TextLink href={paths.account}>impostazioni</TextLink> puoi scaricare tutto ciò che è legato al
          tuo account e cancellarlo, scegliendo se eliminare anche i tuoi contenuti o lasciarli dove sono, senza il tuo account. Se pensi
          che una nostra decisione sia sbagliata, fai reclamo dalle impostazioni o scrivi a{' '}
          <TextAnchor href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</TextAnchor>: la riguarderemo. Puoi sempre rivolgerti anche a un
          giudice.
        </p>
      </Article>

      <Article title="Chi gestisce il sito">
        <p>
          {operatorName ? <>Sottovoce è gestito da {operatorName}. </> : 'Sottovoce è gestito da chi ha messo in rete questo sito. '}
          Autorità e persone ci raggiungono, in italiano o in inglese, a{' '}
          <TextAnchor href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</TextAnchor>. Se usare il sito ti è difficile, leggi la{' '}
          <TextLink href={paths.accessibility}>dichiarazione di accessibilità</TextLink>.
        </p>
      </Article>

      <Article title="Modifiche">
        <p>
          Possiamo aggiornare questi termini, per esempio quando cambia il servizio o la legge. La data in cima dice quando è successo
          l’ultima volta. Se un cambiamento è importante lo annunciamo sul sito prima che valga; continuando a usare Sottovoce lo accetti.
        </p>
        <p>Questi termini seguono la legge italiana e non limitano i diritti che la legge ti riconosce.</p>
      </Article>
    </LegalText>
  );
}
