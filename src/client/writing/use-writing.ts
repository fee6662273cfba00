import { type ChangeEvent, type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { PainSignal } from '../../moderation/pain.ts';
import { useDraft } from '../lib/drafts.ts';
import { isSendKey } from '../lib/keyboard.ts';
import { asRequestError, errorText } from '../lib/request-error.ts';
import { useRefusal } from '../lib/use-refusal.ts';
import { useSending } from '../lib/sending.ts';
import { useRestriction } from '../lib/restriction.ts';
import type { Readers } from '../rereading/question.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { usePain } from '../support/use-pain.ts';
import { lengthProblem } from '../ui/length-left.tsx';

interface Options {
  /** The key of the draft; the mutation that sends it spreads `sends(draftKey)`. */
  draftKey: string;
  max: number;
  area: RefObject<HTMLTextAreaElement | null>;
  send: (content: string) => void;
  /** Shown when the server finds words that may hurt. */
  blocked: string;
  readers?: Readers;
}

/** The state of a comment or message form: keeps the draft, has it checked before sending, and looks for signs of distress. */
export function useWriting({ draftKey, max, area, send, blocked, readers = 'all' }: Options) {
  const { text, setText, clear } = useDraft(draftKey);
  const { refusal, hint, refuse, forget } = useRefusal('puoi inviarlo');
  const [published, setPublished] = useState<PainSignal | null>(null);
  const pain = usePain(draftKey, text);
  const rereading = useRereading({ readers });
  const restriction = useRestriction();
  const tooLong = lengthProblem(text, max);
  const pending = useSending(draftKey) || rereading.checking;
  const ready = text.trim() !== '' && restriction === null;

  // Scrolls to the send button, which the bottom bar of phones may cover, once the field has grown.
  const showSoon = () => requestAnimationFrame(() => showForm(area.current));
  useEffect(() => {
    if (refusal) showForm(area.current);
  }, [area, refusal]);

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!ready || tooLong || pending) return;
    forget();
    if (await rereading.mayGoOut(text)) send(text);
  };

  return {
    text,
    clear,
    restriction,
    /** Whether there is text and the user may write. */
    ready,
    pending,
    submit: (event?: FormEvent) => void submit(event),
    /** Props of the text area. */
    field: {
      ref: area,
      value: text,
      readOnly: pending,
      hint,
      error: tooLong ?? refusal,
      onFocus: showSoon,
      onChange(event: ChangeEvent<HTMLTextAreaElement>) {
        forget();
        setText(event.target.value);
        showSoon();
      },
      onKeyDown(event: KeyboardEvent) {
        if (isSendKey(event)) void submit();
      },
    },
    /** Props of the helpline panel below the field. */
    pain: {
      signal: pain.signal ?? published,
      // Not beside another text, which is not.
      published: text.trim() === '',
      refused: pain.refused,
      onDismiss() {
        pain.dismiss();
        setPublished(null);
        area.current?.focus();
      },
    },
    /** Keeps the helpline panel for the text just published. */
    async sent(content: string): Promise<void> {
      setPublished(await pain.ofPublished(content));
    },
    /** Shows why the server refused the text, in the form’s own words for some reasons. */
    refused(error: unknown, own: Partial<Record<string, string>> = {}): void {
      const words = errorText(error, 'Non siamo riusciti a inviarlo. Il testo è ancora qui: riprova tra poco.');
      refuse({ content_blocked: blocked, ...own }[asRequestError(error)?.reason ?? ''] ?? words, error);
    },
  };
}

/** Scrolls the whole form into view, unless it is so high that the text would leave the viewport. */
function showForm(area: HTMLTextAreaElement | null): void {
  const form = area?.form;
  if (form && form.offsetHeight < window.innerHeight / 2) form.scrollIntoView?.({ block: 'nearest' });
}
