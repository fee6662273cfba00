import { chakra } from '@chakra-ui/react/styled-system';
import { Coffee, Pause, Play, Square, Timer as TimerIcon } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { focusAround } from '../lib/focus.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { StudyPlan } from './entities.ts';
import { attempt, offerBack } from './planner-actions.ts';
import { subjectKey } from './rules.ts';
import { clockOf, currentTimer, hoursOf, keepTimer, moveTimer, paused, phaseOf, resumed, type Timer, useTimer } from './timer.ts';

interface Timed {
  planId: string;
  subjectId: string;
  hours: number;
}

interface Props {
  /** In display order. */
  plans: readonly StudyPlan[];
  locked: boolean;
  onRecord: (timed: Timed) => void;
}

/** A study timer, which keeps running while the page is closed. Without plans it is shown only if one is running. */
export function TimerCard({ plans, locked, onRecord }: Props) {
  const timer = useTimer();
  if (!timer && plans.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="cronometro">
      <chakra.h2 id="cronometro" display="flex" alignItems="center" gap="2" textStyle="h3">
        <chakra.span color="talk.edge">
          <TimerIcon aria-hidden size={20} strokeWidth={1.75} />
        </chakra.span>
        Studia adesso
      </chakra.h2>
      {timer ? <Running {...{ timer, plans, locked, onRecord }} /> : <Start {...{ plans, locked }} />}
    </Card>
  );
}

function Start({ plans, locked }: Pick<Props, 'plans' | 'locked'>) {
  const choices = plans.flatMap((plan) => plan.subjects.map((subject) => ({ plan, subject, key: subjectKey(plan.id, subject.id) })));
  // The key, not the index: the order of the plans changes from day to day, and in other tabs.
  const [chosen, setChosen] = useState(choices[0]!.key);
  const { plan, subject, key } = choices.find((choice) => choice.key === chosen) ?? choices[0]!;
  const start = (mode: Timer['mode'], { currentTarget }: MouseEvent<HTMLElement>) => {
    const begin = () => keepTimer({ planId: plan.id, subjectId: subject.id, mode, startedAt: Date.now(), pausedAt: null, paused: 0 });
    if (attempt(begin)) focusAround(currentTarget);
  };

  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3" marginTop="3">
      <chakra.div flex="1 1 14rem" minWidth="0">
        <SelectField
          label="Che cosa studi"
          options={choices.map((choice) => ({ value: choice.key, label: `${choice.plan.examName} · ${choice.subject.name}` }))}
          value={key}
          onChange={(event) => setChosen(event.target.value)}
        />
      </chakra.div>
      <chakra.div display="flex" gap="2" flex="none">
        <Button
          variant="soft"
          disabled={locked}
          onClick={(event) => start('rounds', event)}
          aria-label="Parti con 25 minuti di studio e 5 di pausa"
        >
          25 + 5
        </Button>
        <Button variant="outline" disabled={locked} onClick={(event) => start('free', event)} aria-label="Parti senza pause segnate">
          Libero
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

function Running({ timer, plans, locked, onRecord }: Props & { timer: Timer }) {
  const now = useNow(timer.pausedAt === null);
  const { kind, left, studied } = phaseOf(timer, now);
  const plan = plans.find(({ id }) => id === timer.planId);
  const subject = plan?.subjects.find(({ id }) => id === timer.subjectId);
  const stopped = timer.pausedAt !== null;

  const move = (next: Timer | null) => {
    let moved = false;
    attempt(() => (moved = moveTimer(timer, next)));
    return moved;
  };
  const record = () => {
    if (!move(paused(timer, Date.now()))) return;
    onRecord({ planId: plan?.id ?? '', subjectId: subject?.id ?? '', hours: hoursOf(phaseOf(timer, Date.now()).studied) });
  };
  const drop = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!move(null)) return;
    const card = currentTarget.closest('section');
    // Without plans, the card goes with its timer.
    focusAround(plans.length > 0 ? card : card?.parentElement);
    offerAgain(timer, 'Cronometro azzerato', 'Non è stato registrato nulla.');
  };

  return (
    <>
      <chakra.p marginTop="1" textStyle="small" color="muted" overflowWrap="anywhere">
        {plan && subject ? `${plan.examName} · ${subject.name}` : 'Il piano non c’è più: il tempo che hai studiato sì.'}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4" marginTop="2">
        <chakra.span role="timer" aria-live="off" textStyle="h1" fontVariantNumeric="tabular-nums">
          {clockOf(left ?? studied)}
        </chakra.span>
        <chakra.p
          role="status"
          display="flex"
          alignItems="center"
          gap="1.5"
          textStyle="small"
          color={kind === 'break' ? 'talk.text' : 'muted'}
        >
          {kind === 'break' && <Coffee aria-hidden size={18} strokeWidth={1.75} />}
          {lineOf(timer, kind)}
        </chakra.p>
      </chakra.div>
      <chakra.p textStyle="small" color="muted">
        Tempo di studio finora: {timeInWords(studied)}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="3">
        <Button disabled={locked || plans.length === 0} onClick={record}>
          <Square aria-hidden size={18} strokeWidth={1.75} />
          Ferma e registra
        </Button>
        <Button variant="outline" onClick={() => move(stopped ? resumed(timer, Date.now()) : paused(timer, Date.now()))}>
          {stopped ? <Play aria-hidden size={18} strokeWidth={1.75} /> : <Pause aria-hidden size={18} strokeWidth={1.75} />}
          {stopped ? 'Riprendi' : 'Sospendi'}
        </Button>
        <Button variant="quiet" onClick={drop}>
          Azzera
        </Button>
      </chakra.div>
    </>
  );
}

const TICK_MS = 1000;

/** Offers to bring back a discarded timer. If another one has been started since, that one stays and the offer is repeated. */
function offerAgain(timer: Timer, title: string, description: string): void {
  offerBack({ title, description }, () => {
    if (currentTimer()) offerAgain(timer, 'C’è già un altro cronometro in corso', 'Fermalo o azzeralo: poi quello di prima può tornare.');
    else keepTimer(timer);
  });
}

function lineOf({ mode, pausedAt }: Timer, kind: 'study' | 'break'): string {
  if (pausedAt !== null) return 'In sospeso: riprendi quando vuoi.';
  if (mode === 'free') return 'Il tempo scorre, anche se chiudi la pagina.';
  return kind === 'study'
    ? 'Si studia fino alla pausa. Una cosa sola, con calma.'
    : 'È il momento della pausa. Alzati, respira, guarda lontano.';
}

function timeInWords(studied: number): string {
  const minutes = Math.floor(studied / 60_000);
  if (minutes < 60) return minutes === 1 ? '1 minuto' : `${minutes} minuti`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${hours === 1 ? '1 ora' : `${hours} ore`}${rest > 0 ? ` e ${rest === 1 ? '1 minuto' : `${rest} minuti`}` : ''}`;
}

/** The current time, updated every second. Elapsed time is computed from it, so that missed ticks do no harm. */
function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    const look = () => setNow(Date.now());
    look();
    const ticks = setInterval(look, TICK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(ticks);
      document.removeEventListener('visibilitychange', look);
    };
  }, [running]);
  return now;
}
