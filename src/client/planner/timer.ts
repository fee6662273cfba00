import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners.ts';
import { twoDigits } from '../lib/time.ts';
import { HOURS_STEP, SESSION_HOURS_MAX } from './entities.ts';
import { isRecord } from './read-entries.ts';
import { forgetEntry, readEntry, writeEntry } from './stored-entry.ts';

export const TIMER_KEY = 'sottovoce-planner-timer';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const STUDY_MS = 25 * MINUTE_MS;
const BREAK_MS = 5 * MINUTE_MS;

/** A running or paused timer, stored as timestamps only, so that no code has to run for it to advance. */
export interface Timer {
  planId: string;
  subjectId: string;
  /** 'rounds' alternates 25 minutes of study and 5 of break; 'free' has no breaks. */
  mode: 'rounds' | 'free';
  startedAt: number;
  /** When it was paused; null while it runs. */
  pausedAt: number | null;
  /** Total milliseconds of earlier pauses. */
  paused: number;
}

/** Milliseconds since the start without the pauses. At least 0, because the system clock may be set back. */
export function elapsedOf({ startedAt, pausedAt, paused }: Timer, now: number): number {
  return Math.max(0, (pausedAt ?? now) - startedAt - paused);
}

interface Phase {
  kind: 'study' | 'break';
  /** Milliseconds until the phase ends; null in 'free' mode. */
  left: number | null;
  /** Milliseconds of study so far, without breaks. */
  studied: number;
}

export function phaseOf(timer: Timer, now: number): Phase {
  const elapsed = elapsedOf(timer, now);
  if (timer.mode === 'free') return { kind: 'study', left: null, studied: elapsed };
  const round = STUDY_MS + BREAK_MS;
  const within = elapsed % round;
  const studied = Math.floor(elapsed / round) * STUDY_MS + Math.min(within, STUDY_MS);
  return within < STUDY_MS ? { kind: 'study', left: STUDY_MS - within, studied } : { kind: 'break', left: round - within, studied };
}

/** Rounds study time to the duration of a session: half hours, at least one, at most a day. */
export function hoursOf(studied: number): number {
  const halves = Math.round(studied / HOUR_MS / HOURS_STEP);
  return Math.min(Math.max(halves, 1) * HOURS_STEP, SESSION_HOURS_MAX);
}

/** '1:05:09', '24:59' */
export function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours > 0 ? [hours, twoDigits(minutes)] : [minutes];
  return [...parts, twoDigits(seconds % 60)].join(':');
}

export function paused(timer: Timer, now: number): Timer {
  return timer.pausedAt === null ? { ...timer, pausedAt: Math.max(now, timer.startedAt) } : timer;
}

export function resumed(timer: Timer, now: number): Timer {
  if (timer.pausedAt === null) return timer;
  return { ...timer, pausedAt: null, paused: timer.paused + Math.max(0, now - timer.pausedAt) };
}

/** Parses a stored timer; null when there is none or it is invalid. */
export function readTimer(text: string | null): Timer | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return null;
    const { planId, subjectId, mode, startedAt, pausedAt, paused: pauses } = value;
    if (typeof planId !== 'string' || typeof subjectId !== 'string' || (mode !== 'rounds' && mode !== 'free')) return null;
    if (!isMilliseconds(startedAt) || !isMilliseconds(pauses) || (pausedAt !== null && !isMilliseconds(pausedAt))) return null;
    return { planId, subjectId, mode, startedAt, pausedAt, paused: pauses };
  } catch {
    return null;
  }
}

function isMilliseconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

const { notify, subscribe } = createListeners((key) => key === TIMER_KEY);
let cached: { text: string | null; timer: Timer | null } | undefined;

/** Returns the stored timer, the same object until it changes. Never throws. */
export function currentTimer(): Timer | null {
  try {
    const text = readEntry(TIMER_KEY);
    if (cached?.text !== text) cached = { text, timer: readTimer(text) };
    return cached.timer;
  } catch {
    return null;
  }
}

/** The stored timer, updated on changes by this tab and others. */
export function useTimer(): Timer | null {
  return useSyncExternalStore(subscribe, currentTimer);
}

/** Replaces `timer`, unless another tab or page has stopped or changed it. @returns whether it did @throws PlannerError like `keepTimer` */
export function moveTimer(timer: Timer, next: Timer | null): boolean {
  const stands = currentTimer() === timer;
  if (stands) keepTimer(next);
  else notify();
  return stands;
}

/**
 * Takes the time that `recorded`, a paused timer, had measured out of the stored one: removes it, or leaves what another tab has let it
 * measure since, as a timer of its own, so that its start tells a dialog opened for both that a part is recorded. Another timer stays.
 * @throws PlannerError like `keepTimer`
 */
export function takeOut(recorded: Timer): void {
  const timer = currentTimer();
  if (timer?.startedAt !== recorded.startedAt) return;
  const startedAt = recorded.pausedAt ?? Date.now();
  moveTimer(timer, timer === recorded ? null : { ...timer, startedAt, paused: timer.paused - recorded.paused });
}

/** Stores the timer, or removes it when null. @throws PlannerError when the browser refuses */
export function keepTimer(timer: Timer | null): void {
  if (timer) writeEntry(TIMER_KEY, JSON.stringify(timer));
  else forgetEntry(TIMER_KEY);
  notify();
}
