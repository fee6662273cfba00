import { type ChangeEvent, type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import type { PainSignal } from '../../moderation/pain.ts';
import { useDraft } from '../lib/drafts.ts';
import { isSendKey } from '../lib/keyboard.ts';
import { asRequestError } from '../lib/request-error.ts';
import { useSending } from '../lib/sending.ts';
import { useRestriction } from '../lib/restriction.ts';
import { useRereading } from '../rereading/use-rereading.ts';
import { usePain } from '../support/use-pain.ts';
import { lengthProblem } from '../ui/length-left.tsx';

interface Options {
  /** Under which name the text under way is kept; what sends it `sends` that. */
  draftKey: string;
  max: number;
  area: RefObject<HTMLTextAreaElement | null>;
  send: (content: string) => void;
  /** Said where the server finds words that may wound. */
  blocked: string;
}

/** A comment or a message under way: kept until the server has it, read once more before it goes out, looked through for pain. */
export function useWriting({ draftKey, max, area, send, blocked }: Options) {
  const { text, setText, clear } = useDraft(draftKey);
  const [refusal, setRefusal] = useState<string>();
  const [published, setPublished] = useState<PainSignal | null>(null);
  const pain = usePain(draftKey, text);
  const rereading = useRereading();
  const restriction = useRestriction();
  const tooLong = lengthProblem(text, max);
  const pending = useSending(draftKey) || rereading.checking;
  const ready = text.trim() !== '' && restriction === null;

  // What sends it stands below it, and on phones behind the lower bar. Once the field has grown.
  const showSoon = () => requestAnimationFrame(() => showForm(area.current));

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!ready || tooLong || pending) return;
    setRefusal(undefined);
    if (await rereading.mayGoOut(text)) send(text);
  };

  return {
    text,
    clear,
    restriction,
    /** There is something to send, and nothing that keeps one from it. */
    ready,
    pending,
    submit: (event?: FormEvent) => void submit(event),
    /** For the text area. */
    field: {
      ref: area,
      value: text,
      readOnly: pending,
      error: tooLong ?? refusal,
      onFocus: showSoon,
      onChange(event: ChangeEvent<HTMLTextAreaElement>) {
        setRefusal(undefined);
        setText(event.target.value);
        showSoon();
      },
      onKeyDown(event: KeyboardEvent) {
        if (isSendKey(event)) void submit();
      },
    },
    /** For the helplines below it. */
    pain: {
      signal: pain.signal ?? published,
      published: !pain.signal,
      onDismiss() {
        pain.dismiss();
        setPublished(null);
        area.current?.focus();
      },
    },
    /** Keeps the helplines there for what has just gone out. @returns what pain it tells of. */
    async sent(content: string): Promise<PainSignal | null> {
      const told = await pain.ofPublished(content);
      setPublished(told);
      return told;
    },
    /** Says why it was refused, where the person can do something about it. */
    refused(error: unknown): void {
      const failure = asRequestError(error);
      setRefusal(failure?.reason === 'content_blocked' ? blocked : failure?.text);
    },
  };
}

/** Brings the whole form into view, unless it is so long that its words would leave it. */
function showForm(area: HTMLTextAreaElement | null): void {
  const form = area?.form;
  if (form && form.offsetHeight < window.innerHeight / 2) form.scrollIntoView?.({ block: 'nearest' });
}
