import type { PainSignal } from '../../moderation/pain.ts';

interface Opening {
  /** The first sentence of the panel. */
  whole: string;
  /** The one of the line of numbers that stands for the panel. */
  short: string;
}

const forDespair: Opening = { whole: 'Quello che senti conta, e conti anche tu.', short: 'Quello che senti conta.' };

export const openings: Record<PainSignal, Opening> = {
  suicide: forDespair,
  'self-harm': forDespair,
  overdose: { whole: 'Se hai preso qualcosa adesso, chiama subito il 112.', short: 'Se hai preso qualcosa, chiama subito.' },
  violence: { whole: 'Quello che ti è successo non è colpa tua.', short: 'Non è colpa tua.' },
  eating: { whole: 'Non devi affrontarlo senza aiuto.', short: 'Non devi affrontarlo senza aiuto.' },
  panic: { whole: 'Sembra un momento pesante, e non devi passarlo senza nessuno accanto.', short: 'Sembra un momento pesante.' },
};
