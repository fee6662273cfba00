import { useCallback, useEffect, useState } from 'react';
import { TITLE_MAX } from '../../routers/limits.ts';
import { POST_CONTENT_MAX } from '../../routers/posts/limits.ts';
import type { Post, PostType } from '../../routers/posts/schema.ts';
import type { PainSignal } from '../../moderation/pain.ts';
import { useDraft } from '../lib/drafts.ts';
import { useOwnDetails } from '../account/own-details.ts';
import { useRestriction } from '../lib/restriction.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { asRequestError, errorText, issuesByField } from '../lib/request-error.ts';
import { sends, useSending } from '../lib/sending.ts';
import { changeDrafts } from '../lib/draft-forms.ts';
import { useOfferBack } from '../lib/offer-back.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { useRefusal } from '../lib/use-refusal.ts';
import { lengthProblem } from '../ui/length-left.tsx';
import { joinedPost, NO_POST, POST_DRAFTS } from './discarded-post.ts';
import { asText, type Kept, keptDetails } from './kept-details.ts';
import { POST_TYPES } from './post-types.ts';
import {
  afterPublishing,
  fieldsOf,
  noDetails,
  prefilled,
  shownDetails,
  stillSafe,
  touchedBy,
  typedIn,
  type DetailErrors,
  type StudyDetails,
  type Touched,
} from './study-details.ts';
import { refusedWithCare } from '../support/refused-with-care.ts';
import { usePain } from '../support/use-pain.ts';
import { wholeText } from './whole-text.ts';

export interface ComposerProps {
  open: boolean;
  onClose: () => void;
  /** The type selected on opening; by default the type of the draft, or `vent` for a new post. */
  initialType?: PostType;
  /** Called with the new post and its pain signal; null if the helpline panel was dismissed. */
  onCreated: (post: Post, pain: PainSignal | null) => void;
}

/** The state of the composer. Text, type and details survive closing, a reload, a failed send and an expired session. */
export function useComposer({ open, initialType, onCreated }: ComposerProps) {
  const [details, setDetails] = useState<StudyDetails>(noDetails);
  const [touched, setTouched] = useState<Touched>({});
  const own = useOwnDetails(open);
  const [filledFrom, setFilledFrom] = useState(own);
  const [wasOpen, setWasOpen] = useState(false);
  const [begun, setBegun] = useState(false);
  /** Whether the composer opened with a post begun earlier. */
  const [resumed, setResumed] = useState(false);
  const [chosenType, setChosenType] = useState<PostType>();
  // The post that another tab has stored was not changed here: its details arrive after its text.
  const [following, setFollowing] = useState(false);
  const refusal = useRefusal('puoi pubblicare');
  const [detailErrors, setDetailErrors] = useState<DetailErrors>(noErrors);
  const sending = useSending(DRAFT_KEY);
  const besides = { stays: true, busy: sending };
  const titleDraft = useDraft('post-title', { ...besides, onTaken: () => setFollowing(true) });
  const typeDraft = useDraft('post-type', besides);
  const detailsDraft = useDraft('post-details', {
    ...besides,
    onTaken(text) {
      const kept = keptDetails(text);
      setFollowing(true);
      if (kept) restore(kept);
    },
  });
  const draft = useDraft(DRAFT_KEY, {
    onTaken(text) {
      if (text === '') return finish();
      setFollowing(true);
      setBegun(true);
      setChosenType(undefined);
    },
  });
  const saveType = typeDraft.setText;
  const pain = usePain(DRAFT_KEY, wholeText(titleDraft.text, draft.text), open);
  const rereading = useRereading({ open });
  const restriction = useRestriction(open);
  const blank = draft.text.trim() === '';
  const underWay = !blank || titleDraft.text.trim() !== '';
  const tooLong = lengthProblem(draft.text, POST_CONTENT_MAX);
  const titleTooLong = lengthProblem(titleDraft.text, TITLE_MAX);

  // The details of a draft are restored as they were, without prefilling: a retry after a lost response must send the same post.
  const restore = (kept: Kept) => {
    setTouched(kept.touched);
    setDetails(kept.details);
    setBegun(true);
  };
  /** Leaves nothing of a post to the next one. */
  const startOver = () => {
    setChosenType(undefined);
    setTouched({});
    setBegun(false);
    setResumed(false);
    setDetails(afterPublishing);
  };
  /** The end of a post that was sent, here or elsewhere. */
  const finish = () => {
    for (const other of [titleDraft, typeDraft, detailsDraft]) other.clear();
    startOver();
  };
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setResumed(underWay);
      const kept = underWay ? keptDetails(detailsDraft.text) : undefined;
      setChosenType(initialType);
      setFilledFrom(own);
      setTouched({});
      setBegun(false);
      setDetails(prefilled(details, own, {}));
      if (kept) restore(kept);
    }
  } else if (open && own !== filledFrom) {
    // The shareable details have just loaded: they fill the fields not touched meanwhile.
    setFilledFrom(own);
    setDetails((begun ? stillSafe : prefilled)(details, own, touched));
  }

  const standing = underWay || Object.values(touched).includes(true) ? asText({ details, touched }) : '';
  const stale = open && !following && standing !== detailsDraft.text;
  const saveDetails = detailsDraft.setText;
  useEffect(() => {
    if (stale) saveDetails(standing);
  }, [stale, saveDetails, standing]);

  const type = chosenType ?? (underWay ? POST_TYPES.find((known) => known === typeDraft.text) : undefined) ?? 'vent';

  const setType = useCallback(
    (next: PostType) => {
      setChosenType(next);
      saveType(next);
    },
    [saveType],
  );
  const changeDetails = useCallback((change: Partial<StudyDetails>) => {
    setFollowing(false);
    setDetails((current) => ({ ...current, ...change }));
    setTouched((current) => ({ ...current, ...touchedBy(change) }));
  }, []);

  const offerBack = useOfferBack(DRAFT_KEY, POST_DRAFTS);
  const discard = () => {
    refusal.forget();
    const discarded = changeDrafts(POST_DRAFTS, () => NO_POST);
    startOver();
    offerBack('Bozza eliminata', (since) => joinedPost(discarded, since));
  };

  const create = trpc.posts.create.useMutation({
    ...sends(DRAFT_KEY),
    async onSuccess(post) {
      const signal = await pain.ofPublished([wholeText(post.title ?? '', post.content), ...typedIn(details, own)].join('\n'));
      toast({ title: 'Post pubblicato!', description: 'Il tuo post è stato condiviso con la community.' });
      draft.clear();
      finish();
      onCreated(post, signal);
    },
    onError(error) {
      if (refusedWithCare(DRAFT_KEY, error)) return;
      const blocked = asRequestError(error)?.reason === 'content_blocked';
      const failure = failureToast(error);
      refusal.refuse(blocked ? BLOCKED_HINT : failure.description, error);
      setDetailErrors(issuesByField(error));
      toast({ ...(blocked ? blockedToast : failure), variant: 'destructive' });
    },
  });

  const publish = async () => {
    if (sending || rereading.checking || tooLong || restriction) return;
    if (blank) {
      toast({ title: 'Contenuto richiesto', description: 'Inserisci il contenuto del post prima di pubblicare.', variant: 'destructive' });
      return;
    }
    if (titleTooLong) {
      // A toast, because the section with the title field may be closed.
      toast({ title: 'Titolo troppo lungo', description: titleTooLong, variant: 'destructive' });
      return;
    }
    refusal.forget();
    setDetailErrors(noErrors);
    const title = titleDraft.text.trim();
    if (!(await rereading.mayGoOut(draft.text, title, ...typedIn(details, own)))) return;
    create.mutate({ content: draft.text, type, ...(title && { title }), ...fieldsOf(details) });
  };

  return {
    text: draft.text,
    setText(text: string) {
      refusal.forget();
      setFollowing(false);
      setBegun(true);
      draft.setText(text);
      saveType(type);
    },
    title: titleDraft.text,
    setTitle(title: string) {
      setFollowing(false);
      titleDraft.setText(title);
      saveType(type);
    },
    type,
    setType,
    details,
    shown: shownDetails(details, own),
    held: own.held,
    titleProblem: titleTooLong ?? detailErrors.title,
    detailErrors,
    changeDetails,
    pain,
    restriction,
    problem: tooLong ?? refusal.refusal,
    refusal: refusal.refusal,
    hint: refusal.hint,
    blank,
    /** A post begun earlier, which the composer shows again, can be thrown away. */
    discard: resumed && underWay ? discard : undefined,
    sending,
    pending: sending || rereading.checking,
    publish: () => void publish(),
  };
}

const DRAFT_KEY = 'post';
const noErrors: DetailErrors = {};

const BLOCKED_HINT = 'Alcune parole possono ferire chi legge. Il testo è ancora qui: prova a dirlo in un altro modo.';

const blockedToast = {
  title: 'Contenuto bloccato',
  description: 'Il post contiene linguaggio non appropriato e non può essere pubblicato.',
};

function failureToast(error: unknown) {
  return {
    title: 'Errore nella pubblicazione',
    description: errorText(error, 'Si è verificato un errore durante la pubblicazione del post.'),
  };
}
