import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Mentor } from '../../routers/mentors/schema.ts';
import { focusAround } from '../lib/focus.ts';
import { removeItem } from '../lib/lists.ts';
import { asRequestError, errorText, isUnheard } from '../lib/request-error.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { useOpening } from '../lib/use-opening.ts';
import { Button } from '../ui/button.tsx';
import { Question } from '../ui/question.tsx';

/** The button that deletes the user's own mentor profile. This is irreversible, so it asks for confirmation. */
export function StopMentoring({ mentor }: { mentor: Pick<Mentor, 'id'> }) {
  const asking = useOpening();
  const button = useRef<HTMLButtonElement>(null);
  const stop = useStopMentoring(mentor, () => focusAround(button.current));
  return (
    <chakra.div marginTop="4" paddingTop="4" borderTopWidth="1px" borderColor="hairline">
      <Button ref={button} variant="quiet" pending={stop.isPending} pendingText="Un attimo..." onClick={() => asking.show()}>
        Non fare più da mentore
      </Button>
      <Question asking={asking} onConfirm={() => stop.mutate()} title="Non fare più da mentore?" confirmLabel="Elimina il profilo" danger>
        <p>
          Il profilo sparisce subito, con le richieste, le chat e i voti, e non si può annullare. Chi ha una richiesta o una chat ancora
          aperta riceve un avviso.
        </p>
        <chakra.p marginTop="3">
          Se un giorno vorrai ricominciare, partirai da un profilo nuovo: potrà scriverti anche chi non volevi più sentire.
        </chakra.p>
      </Question>
    </chakra.div>
  );
}

/** Deletes the profile. A 404 counts as deleted. */
function useStopMentoring(mentor: Pick<Mentor, 'id'>, onGone: () => void) {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const showGone = async () => {
    onGone();
    toast({ title: 'Non fai più da mentore', description: 'Il tuo profilo non c’è più. Grazie del tempo che hai dato.' });
    await removeItem(client, trpc.mentors.list, mentor.id);
    await utils.mentors.me.reset();
    await utils.mentorship.received.reset();
  };
  return trpc.mentors.delete.useMutation({
    onSuccess: showGone,
    async onError(error) {
      if (asRequestError(error)?.status === 404) return showGone();
      toast(
        isUnheard(error)
          ? {
              title: 'Non sappiamo se il tuo profilo c’è ancora',
              description: 'Non è arrivata la conferma. Riprova tra poco.',
              variant: 'destructive',
            }
          : { title: 'Il tuo profilo è rimasto com’era', description: errorText(error, 'Riprova tra poco.'), variant: 'destructive' },
      );
      return utils.mentors.me.invalidate();
    },
  });
}
