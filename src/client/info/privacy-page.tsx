import { LEFT_DAYS } from '../../routers/mailboxes/limits.ts';
import { ANSWER_DAYS, APPEAL_DAYS } from '../../routers/measures/limits.ts';
import { paths } from '../lib/paths.ts';
import { CONTACT_EMAIL } from '../lib/contact.ts';
import { readSettings } from '../lib/settings.ts';
import { TextAnchor, TextLink } from '../ui/text-link.tsx';
import { BulletList } from '../ui/info-section.tsx';
import { Article, LegalText } from './legal-text.tsx';

export function PrivacyPage() {
  const { sendsMail, operatorName } = readSettings();
  return (
    <LegalText
      title="Informativa sulla privacy"
      // Promised below: it changes with the text, see tests/info/dated-pages.test.tsx.
      changed="1 dicembre 2026"
      summary="In breve: ti chiediamo il minimo, non mostriamo a nessuno chi sei, non conserviamo il tuo indirizzo IP, non vendiamo nulla e non usiamo cookie per seguirti."
    >
      <Article title="Chi tratta i tuoi dati">
        <p>
          Il titolare del trattamento è {operatorName ?? 'chi gestisce questo sito'}. Per qualsiasi domanda sui tuoi dati scrivi a{' '}
          <TextAnchor href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</TextAnchor>: rispondiamo entro 24 ore.
        </p>
      </Article>

      <Article title="Quali dati raccogliamo">
        <BulletList
          items={[
            'Alla registrazione: nome, cognome, email universitaria, password, università, facoltà e anno di corso.',
            'Mentre usi Sottovoce: i post, i commenti, i «mi piace», i voti, i gruppi con i loro messaggi e incontri, le esperienze d’esame, le richieste di mentorship, le segnalazioni e gli avvisi che ricevi.',
            'Se diventi mentore: corso, anno, specializzazioni, presentazione, disponibilità e lingue.',
            'Per fermare gli abusi: un identificativo anonimo ricavato dall’indirizzo IP, che cambia ogni giorno. L’indirizzo stesso non viene salvato né scritto nei registri.',
          ]}
        />
        <p>
          Per pubblicare non chiediamo nessun dato personale. Il piano di studio e le bozze restano nel tuo browser e non ci arrivano. I
          messaggi delle chat dei post vivono solo per la durata della chat, e non finiscono mai nell’archivio né nei registri. C’è
          un’eccezione sola: se qualcuno segnala un messaggio, quel messaggio, e i pochi precedenti che chi segnala sceglie di mandare,
          restano, cifrati, finché il caso è aperto.
        </p>
        <p>
          Con un mentore è diverso, perché di rado ci siete nello stesso momento: i vostri ultimi 500 messaggi restano nell’archivio,
          cifrati con una chiave che vale solo per quella richiesta, così che chi non c’è li legga al suo ritorno. Quando una delle due
          persone chiude o completa la mentorship, o chi fa da mentore elimina il profilo, nessuno li può più leggere: restano, cifrati,
          fino alla fine del giorno dopo, soltanto perché chi li ha ricevuti possa ancora segnalarli. Poi spariscono; con l’account di una
          delle due persone, spariscono prima.
        </p>
      </Article>

      <Article title="Come li proteggiamo">
        <p>
          Accanto a ciò che scrivi non c’è il tuo account. C’è uno pseudonimo calcolato con una chiave segreta, tenuta fuori dall’archivio:
          funziona come un timbro che cambia a ogni conversazione. Due tuoi post portano timbri diversi, e chi li guarda non può capire che
          vengono dalla stessa persona. Anche chi rubasse una copia dell’archivio, senza la chiave non saprebbe chi ha scritto che cosa.
        </p>
        <p>
          La chiave serve solo a far funzionare il servizio: riconoscere che un post è tuo, esportarlo o eliminarlo quando sei tu a
          chiederlo, applicare le regole. La useremmo per altro solo se ce lo ordinasse un giudice.
        </p>
        <p>
          Nome, email e studi sono cifrati con la stessa chiave, e così l’ora dei tuoi accessi: una copia dell’archivio, da sola, non li
          dice.
        </p>
        <p>
          Siamo sinceri anche sul resto. Chi avesse in mano il disco, con il diario in cui l’archivio annota ogni modifica nell’ordine in
          cui arriva, potrebbe vedere:
        </p>
        <BulletList
          items={[
            'quando avvengono gli accessi e quando nascono i testi, ma non di chi sono gli accessi;',
            'se scrivi subito dopo l’iscrizione, che il testo viene da quella iscrizione;',
            'se chiudi insieme più accessi, scegli una nuova password o cancelli l’account, quali accessi erano della stessa persona, e forse i testi scritti subito dopo;',
            'se cancelli l’account, quale profilo da mentore, con le richieste ricevute, e quali provvedimenti spariscono insieme;',
            'se cambi indirizzo o cancelli l’account, quali mentori non vogliono più richieste dalla stessa persona, e da quali gruppi l’hanno fatta uscire;',
            'se lasci un gruppo, quali risposte ai suoi prossimi incontri erano della stessa persona.',
          ]}
        />
        <p>
          Sempre senza nome. Chi sapesse già, per altre vie, in quale momento hai fatto l’accesso potrebbe guardare che cosa è comparso
          subito dopo. E chi avesse insieme l’archivio e la chiave, o il controllo della macchina mentre lavora, saprebbe chi ha scritto che
          cosa.
        </p>
        <p>
          La password è conservata in una forma da cui non si può risalire all’originale, e un accesso dimenticato aperto scade da solo.
        </p>
      </Article>

      <Article title="Che cosa si vede e che cosa no">
        <p>
          Le altre persone vedono i tuoi testi e, se le hai indicate, università, facoltà e anno. Non vedono mai nome, email, password,
          indirizzo IP o dati di navigazione. Nei commenti, nelle chat e sulle bacheche hai un soprannome diverso per ogni conversazione. Di
          «mi piace», voti e presenze si vede solo il numero; in un gruppo di due persone, però, anche un numero fa capire chi è stato. Il
          profilo da mentore mostra corso, anno, università e facoltà.
        </p>
        <p>
          La bacheca e gli incontri di un gruppo di studio li vede solo chi ne fa parte. Quando il gruppo finisce, o nessuno ci scrive per
          due mesi, la bacheca viene eliminata insieme al gruppo. Le risposte agli incontri vengono eliminate appena l’incontro è passato.
        </p>
        <p>
          Una richiesta a un mentore, e la sua risposta, le leggono le due persone soltanto. Chi modera ne vede le parole, finché non chiude
          il caso, se una delle due le segnala, o se un programma vi trova i segni di una vita in pericolo.
        </p>
      </Article>

      <Article title="Segnalazioni e decisioni">
        <p>
          Chi modera vede il testo segnalato, quello che c’è intorno, il soprannome che chi l’ha scritto ha lì, e quanti provvedimenti la
          stessa persona ha già avuto: un numero, e nient’altro. Non vede nomi, email o altri testi suoi, e non può chiederli. Quando una
          decisione riguarda un account, è il server a trovarlo, con la chiave, e non lo dice a nessuno.
        </p>
        <BulletList
          items={[
            'Ogni segnalazione è legata a uno pseudonimo, cifrato e diverso per ogni cosa segnalata.',
            `Un caso chiuso si conserva per ${APPEAL_DAYS} giorni, perché si possa fare reclamo; poi ne restano solo i numeri. Se c’è un reclamo, resta anche dopo finché qualcuno non risponde, e per altri ${ANSWER_DAYS} giorni: il tempo di leggere la risposta.`,
            'Passato quel tempo, di un profilo da mentore che è stato tolto si chiudono anche le conversazioni ancora aperte; profilo e caso restano fino a due giorni in più, finché i messaggi di quelle conversazioni si possono segnalare.',
            'Se, dopo una segnalazione, un’altra persona riscrive quello che un gruppo dice, le parole di prima restano cifrate nel caso: finché si decide di non fare nulla, o finché il caso si conserva.',
            `Se cancelli l’account, un reclamo che hai già fatto resta nel suo caso, perché qualcuno possa ancora guardarlo: al massimo ${APPEAL_DAYS} giorni dalla decisione.`,
            `Se cambi indirizzo o cancelli l’account, di quello vecchio teniamo per ${LEFT_DAYS} giorni un’impronta fatta con la chiave. Se torni, le tue segnalazioni arrivano a chi modera ma intanto non contano per coprire un testo: così nessuno può coprirlo da solo iscrivendosi più volte.`,
            'Se un mentore non vuole più tue richieste, o se ti hanno fatto uscire da un gruppo, la scelta vale anche quando torni con lo stesso indirizzo: per questo ne resta un’impronta, diversa per ogni mentore e per ogni gruppo, che sparisce con loro.',
            'Un provvedimento lo vedi tu nelle impostazioni e nel file dei tuoi dati.',
            'Di un account chiuso resta un’impronta dell’indirizzo, fatta con la chiave: serve solo a non farlo iscrivere di nuovo, e sparisce se la chiusura viene annullata. Dopo un reclamo sta anche nel caso, cifrata, perché la chiusura si possa annullare anche quando l’account non c’è più. Lo stesso vale per l’indirizzo che si lascia durante una pausa dalla scrittura, cambiandolo o cancellando l’account: l’impronta porta il giorno in cui la pausa finisce, e sparisce con lei, o prima se la pausa viene annullata.',
            ...(sendsMail ? ['Chi segnala senza un account può lasciare un’email per la ricevuta: non la conserviamo.'] : []),
            'Quello che nascondi resta scritto soltanto nel tuo browser.',
          ]}
        />
        <p>
          Lo facciamo perché il regolamento (UE) 2022/2065 sui servizi digitali (DSA) lo chiede a chi ospita testi di altre persone, e per
          proteggere chi è qui (legittimo interesse).
        </p>
      </Article>

      <Article title="A che cosa servono">
        <BulletList
          items={[
            sendsMail
              ? 'Darti un account e verificare che il tuo indirizzo universitario sia tuo (esecuzione del contratto).'
              : 'Darti un account (esecuzione del contratto). L’indirizzo deve essere di un ateneo italiano, ma non controlliamo che sia tuo.',
            'Mostrare ciò che pubblichi e tenerne il conto (esecuzione del contratto).',
            'Proteggere la community da abusi e tentativi di intrusione (legittimo interesse).',
            'Rispettare obblighi di legge, se un’autorità lo richiede.',
          ]}
        />
        <p>
          Se in un post parli della tua salute o di altri aspetti delicati lo fai perché lo scegli tu, e resta slegato dal tuo nome. È il
          tuo consenso a permetterci di trattare questi dati: lo ritiri quando vuoi, eliminando il testo. Non facciamo profilazione, non
          mostriamo pubblicità, non vendiamo e non cediamo dati. Conserviamo i dati del tuo account finché ce l’hai, e ciò che pubblichi
          finché non lo elimini; gli avvisi si vedono per 60 giorni, e dopo 70 al massimo spariscono dall’archivio.
        </p>
      </Article>

      <Article title="Le email che ti mandiamo">
        {sendsMail ? (
          <>
            <p>
              Ti scriviamo per il tuo account: per confermare l’indirizzo, per scegliere una nuova password se la dimentichi, e per
              avvisarti quando password o indirizzo cambiano. Se lo accendi nelle impostazioni, anche per dire che c’è qualcosa di nuovo, al
              massimo una volta al giorno. In nessuna email c’è qualcosa di ciò che scrivi o leggi qui.
            </p>
            <p>
              Finché un’email aspetta di partire, l’indirizzo sta nell’archivio cifrato, e sparisce appena è partita. Di link e codici resta
              solo un’impronta, da cui non si torna indietro, e per poco. Chi gestisce la posta del tuo ateneo può vedere che Sottovoce ti
              ha scritto.
            </p>
          </>
        ) : (
          <p>Nessuna: questo sito non invia email.</p>
        )}
      </Article>
      <Article title="Gli avvisi a sito chiuso">
        <p>
          Sono spenti, se non li accendi nelle impostazioni. Passano dal servizio di notifiche del tuo browser (di Google, Mozilla, Apple o
          Microsoft), che sa che a quel dispositivo è arrivato qualcosa, ma non che cosa: il messaggio è cifrato, e dentro non c’è niente.
          L’indirizzo del dispositivo sta nel tuo profilo, cifrato, e vale finché l’accesso da lì resta aperto.
        </p>
      </Article>

      <Article title="Cookie">
        <p>
          Usiamo solo cookie essenziali, due. Il primo ricorda che hai fatto l’accesso: la chiave dell’accesso sta lì e in nessun altro
          posto, dove nessuno script può leggerla, e sparisce quando esci. Il secondo resta per tre o quattro mesi anche dopo, e serve alla
          prossima volta: se dalla tua stessa rete qualcuno prova a indovinare la tua password, tu entri lo stesso. Non dice chi sei, non
          apre niente, e a chi usa lo stesso computer non rivela di chi è l’account; cancellando l’account se ne va, e puoi toglierlo quando
          vuoi dalle <TextLink href={paths.account}>impostazioni</TextLink>. Solo se la memoria del browser è piena o vietata ce n’è per un
          po’ un terzo, che tiene nascosto il sito dopo «Esci subito» finché non lo riapri o non chiudi il browser. Nella memoria del
          browser restano le tue preferenze e il piano di studio e, finché non esci, le bozze e il tuo profilo: su un computer condiviso
          ricordati di uscire. Una registrazione a metà, senza le password, o una segnalazione senza account non ancora inviata resta in
          quella scheda finché non la chiudi. Niente statistiche di terzi e niente tracciamento, per questo non vedi nessun banner.
        </p>
        <p>
          Due funzioni facoltative possono essere affidate a servizi esterni, con informative proprie: la newsletter, che riceve solo ciò
          che scrivi nel suo modulo, e la chat dal vivo, che se è attiva si carica soltanto nella{' '}
          <TextLink href={paths.landing}>pagina di presentazione</TextLink>, soltanto se non hai fatto l’accesso, e chiusa in un riquadro da
          cui non può leggere nulla di Sottovoce.
        </p>
      </Article>

      <Article title="I tuoi diritti">
        <p>Il GDPR ti riconosce il diritto di:</p>
        <BulletList
          items={[
            <>
              sapere quali dati abbiamo e averne una copia, che puoi scaricare dalle <TextLink href={paths.account}>impostazioni</TextLink>;
            </>,
            'correggerli, limitarne l’uso od opporti al trattamento;',
            'portarli altrove;',
            'cancellarli;',
            'proporre reclamo al Garante per la protezione dei dati personali.',
          ]}
        />
        <p>Per esercitarli basta un’email: rispondiamo entro 24 ore.</p>
      </Article>

      <Article title="Modificare o eliminare ciò che scrivi">
        <p>
          Ciò che modifichi o elimini sparisce subito dal sito. Ciò che elimini lo teniamo da parte per poco più di un minuto, perché tu
          possa ripensarci. Nei file in cui l’archivio scrive, e nelle copie di sicurezza fatte prima, le vecchie parole possono restare più
          a lungo, finché non vengono sovrascritte: senza il tuo nome, come tutto il resto.
        </p>
      </Article>

      <Article title="Cancellare l’account">
        <p>
          Puoi cancellare l’account in ogni momento dalle <TextLink href={paths.account}>impostazioni</TextLink>. Nome, email, studi,
          accessi e profilo da mentore spariscono subito. Richieste e conversazioni di mentorship aperte e posti in lista d’attesa si
          chiudono entro 12 ore, ciascuno in un momento a caso, perché nessuno li colleghi fra loro o al profilo. Per ciò che hai scritto
          scegli tu se eliminarlo o lasciarlo. Se lo lasci, dopo 14 ore nell’archivio del sito niente lo lega più a te.
        </p>
        <p>
          Le copie di sicurezza fatte prima conservano l’account, cifrato, e il suo legame con ciò che hai scritto, finché non vengono
          eliminate.
        </p>
        <p>
          Ciò che elimini sparisce un pezzo alla volta, in momenti a caso entro 72 ore: se sparisse tutto insieme, chi guarda capirebbe che
          era di una persona sola. Se in quei giorni nessun’altra persona elimina nulla, qualcuno di molto attento potrebbe intuirlo lo
          stesso, e di chi era mentore anche dove studiava, perché quel profilo lo mostra e se ne va subito; lasciare i testi senza legame,
          invece, da fuori non si nota.
        </p>
      </Article>

      <Article title="Modifiche">
        <p>Se questa informativa cambia, cambia la data in cima alla pagina, e delle novità importanti diamo notizia sul sito.</p>
      </Article>
    </LegalText>
  );
}
