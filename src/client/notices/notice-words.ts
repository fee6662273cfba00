import {
  BookOpenCheck,
  CornerDownRight,
  Heart,
  Compass,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  ShieldCheck,
  TicketCheck,
  Timer,
  Users,
} from 'lucide-react';
import { EXPIRY_DAYS } from '../../routers/mentorship/limits.ts';
import type { Notice, NoticeKind, NoticeSettings } from '../../routers/notices/schema.ts';
import { groupPath, paths, postPath, settingsPath, WAITING_QUERY } from '../lib/paths.ts';

export const noticeIcons: Record<NoticeKind, LucideIcon> = {
  comment: MessageCircle,
  reply: CornerDownRight,
  likes: Heart,
  chat: MessagesSquare,
  request: Compass,
  answer: BookOpenCheck,
  group: Users,
  place: TicketCheck,
  moderation: ShieldCheck,
  unanswered: Timer,
};

/** Returns the text of a notice, which never names anyone. */
export function wordsOf({ kind, event, count = 1, commentId, parentId, requestId }: Notice): string {
  const mine = commentId ? 'al tuo commento' : 'al tuo post';
  switch (kind) {
    case 'comment':
      return count === 1 ? 'Un nuovo commento al tuo post' : `${count} nuovi commenti al tuo post`;
    case 'reply':
      // Replies are one level deep, so those that follow the user’s own may be to it or to the comment above.
      if (parentId) return count === 1 ? 'Una nuova risposta accanto alla tua' : `${count} nuove risposte accanto alla tua`;
      return count === 1 ? 'Una risposta al tuo commento' : `${count} risposte al tuo commento`;
    case 'likes':
      return count === 1 ? `Un «mi piace» ${mine}` : `${count} «mi piace» ${mine}`;
    case 'chat':
      return requestId ? 'C’è qualcosa di nuovo per te in una conversazione di mentorship' : 'Qualcuno è nella chat del tuo post';
    case 'request':
      if (event === 'pending') return `Una richiesta ti aspetta da qualche giorno: scade ${EXPIRY_DAYS} giorni dopo l’invio`;
      if (event === 'busy') return 'Tre richieste sono scadute senza risposta, così per ora non te ne arrivano altre: riapri quando vuoi';
      return 'Qualcuno ti chiede una mano come mentore';
    case 'answer':
      if (event === 'accepted') return 'La tua richiesta di mentorship è stata accettata';
      if (event === 'expired') return 'La tua richiesta di mentorship si è chiusa senza risposta: non dipende da te';
      if (event === 'closed')
        return 'Il profilo di un mentore a cui avevi scritto non c’è più: la richiesta, o la vostra conversazione, si è chiusa';
      return event === 'completed' ? 'Una mentorship si è conclusa' : 'C’è una risposta alla tua richiesta di mentorship';
    case 'group':
      if (event === 'joined') return 'Qualcuno si è unito al tuo gruppo di studio';
      if (event === 'leading') return 'Un tuo gruppo di studio è passato a te: chi lo guidava lo ha lasciato';
      if (event === 'written') return 'Nuovi messaggi in un tuo gruppo di studio';
      if (event === 'meeting') return 'Un nuovo incontro in un tuo gruppo di studio';
      if (event === 'cancelled') return 'Un incontro in un tuo gruppo di studio è stato annullato';
      if (event === 'ending') return 'Un tuo gruppo di studio sta per chiudersi: per tenerlo aperto basta un messaggio';
      if (event === 'ended') return 'Un tuo gruppo di studio si è concluso: da un po’ non lo usava più nessuno';
      if (event === 'removed') return 'Non fai più parte di un gruppo di studio';
      if (event === 'closed') return 'Un tuo gruppo di studio è stato chiuso';
      return event === 'full' ? 'Il tuo gruppo di studio è al completo' : 'Un gruppo di studio di cui fai parte è cambiato';
    case 'place':
      if (event === 'closed') return 'Il gruppo in cui aspettavi un posto è stato chiuso';
      return 'Si è liberato un posto: ora fai parte di un gruppo di studio';
    case 'moderation':
      if (event === 'hidden') return 'Qualcosa di tuo è stato messo in verifica: finché dura, non lo vede nessun altro';
      if (event === 'shown') return 'Qualcosa di tuo che era in verifica è di nuovo visibile';
      if (event === 'answered') return 'C’è una risposta al tuo reclamo';
      if (event === 'reported') return 'Abbiamo guardato quello che hai segnalato';
      if (event === 'urgent') return 'C’è qualcosa di urgente nella coda di moderazione';
      return 'Una decisione su qualcosa di tuo';
    case 'unanswered':
      return count === 1 ? 'Un post aspetta ancora una parola' : `${count} post aspettano ancora una parola`;
  }
}

/** Returns the link target of a notice. */
export function addressOf({ kind, event, postId, groupId, excerpt }: Notice): string {
  if (postId) return postPath(postId);
  if (groupId) return groupPath(groupId);
  switch (kind) {
    case 'chat':
      // Only the student who sent the request has an excerpt.
      return `${paths.mentorship}?tab=${excerpt ? 'richieste' : 'gestisci'}`;
    case 'request':
      return `${paths.mentorship}?tab=${event === 'busy' ? 'diventa' : 'gestisci'}`;
    case 'answer':
      return `${paths.mentorship}?tab=${event === 'completed' && !excerpt ? 'gestisci' : 'richieste'}`;
    case 'group':
    case 'place':
      return paths.studyGroups;
    case 'unanswered':
      return `${paths.home}?${WAITING_QUERY}`;
    case 'moderation':
      if (event === 'urgent') return paths.moderation;
      return settingsPath(event === 'reported' ? 'segnalazioni' : 'provvedimenti');
    default:
      return paths.account;
  }
}

/** The settings, grouped by the user's own texts, mentorship and study groups, and opt-ins. */
export const switchWords: { title: string; switches: [name: keyof NoticeSettings, label: string][] }[] = [
  {
    title: 'Quello che scrivi',
    switches: [
      ['comment', 'Commenti ai miei post'],
      ['reply', 'Risposte ai miei commenti, o accanto alle mie'],
      ['likes', '«Mi piace», raccolti insieme'],
      ['chat', 'Qualcuno nella chat del mio «Voglio parlare», o un messaggio in una mentorship'],
      ['moderation', 'Messaggi da chi modera'],
    ],
  },
  {
    title: 'Mentorship e gruppi',
    switches: [
      ['request', 'Richieste che ricevo come mentore'],
      ['answer', 'Risposte alle mie richieste'],
      ['group', 'Novità nei miei gruppi di studio'],
      ['place', 'Un posto che si libera'],
    ],
  },
  {
    title: 'Se vuoi',
    switches: [
      ['unanswered', 'Una volta al giorno, quanti post aspettano ancora una parola'],
      ['mail', 'Al massimo un’email al giorno, che dice soltanto che c’è qualcosa di nuovo'],
    ],
  },
];
