import { CALLED_SOONER, standingOf, type Standing } from '../../src/moderation/bound.ts';
import type { Read } from './models.ts';
import type { LabelledText } from './texts.ts';

const harmless = ({ kind, refuse }: LabelledText) => (kind === 'ordinary' || kind === 'nearmiss') && refuse === false;
const attacks = ({ refuse }: LabelledText) => refuse === true;
const insults = ({ refuse, sub }: LabelledText) => refuse === true && /plain/.test(sub);
const hurt = ({ kind, refuse }: LabelledText) => (kind === 'victim' || kind === 'pain') && refuse === false;

export interface Scored extends Read {
  score: number;
}

/** The most of these texts that may be refused: victims come first. */
const HARMLESS_REFUSED = 0.0095;
const HURT_REFUSED = 0.0008;
const HIGHEST = 3;
const STEP = 0.02;

/** Shares of texts of a kind that are above each candidate, by how they stand; they add up to the share that is refused. */
type Above = Record<'aimed' | 'open' | 'sound', number[]>;

const CANDIDATES = Array.from({ length: HIGHEST / STEP }, (_, index) => (index + 1) * STEP);

function aboveOf(scored: readonly Scored[], which: (text: LabelledText) => boolean, candidates = CANDIDATES): Above {
  const those = scored.filter(({ text }) => which(text));
  const standings = those.map(({ reading, score }): [Standing, number] => {
    const standing = standingOf(reading);
    return standing === 'called' ? ['aimed', score + CALLED_SOONER] : [standing, score];
  });
  const by = (standing: Standing) => {
    const scores = standings.flatMap(([other, score]) => (other === standing ? [score] : []));
    return candidates.map((bound) => scores.filter((score) => score > bound).length / those.length);
  };
  return { aimed: by('aimed'), open: by('open'), sound: by('sound') };
}

/** The bounds by which most attacks are refused and no more of the others than that: the lowest for what is aimed at somebody, the highest for mere sound. */
export function boundsOf(scored: readonly Scored[]): { REFUSE: number; REFUSE_AIMED: number; REFUSE_SOUND: number } {
  const [attacked, spared, suffered, insulted] = [attacks, harmless, hurt, insults].map((which) => aboveOf(scored, which)) as [
    Above,
    Above,
    Above,
    Above,
  ];
  let [aimed, open, sound, most] = [-1, -1, -1, 0];
  for (let o = 0; o < CANDIDATES.length; o += 1)
    for (let a = 0; a < o; a += 1)
      for (let s = o; s < CANDIDATES.length; s += 1) {
        const refused = (of: Above) => of.aimed[a]! + of.open[o]! + of.sound[s]!;
        if (refused(spared) > HARMLESS_REFUSED || refused(suffered) > HURT_REFUSED || refused(attacked) < most) continue;
        [aimed, open, sound, most] = [a, o, s, refused(attacked)];
      }
  const told = [attacked, insulted, spared, suffered].map(
    (of) => `${(100 * (of.aimed[aimed]! + of.open[open]! + of.sound[sound]!)).toFixed(2)} %`,
  );
  process.stdout.write(
    `refused by cross-validation: attacks, open insults, harmless texts, texts by people who were hurt: ${told.join(', ')}\n`,
  );
  return { REFUSE: CANDIDATES[open]!, REFUSE_AIMED: CANDIDATES[aimed]!, REFUSE_SOUND: CANDIDATES[sound]! };
}

/** The most of these texts about which somebody may be asked, or that are refused. */
const HARMLESS_STOPPED = 0.03;
const HURT_STOPPED = 0.03;
const ASKED = Array.from({ length: 200 }, (_, index) => (index - 100) * STEP);

/** From where somebody is asked, so that as many attacks as possible are refused or asked about. */
export function questionsOf(scored: readonly Scored[], bounds: Record<string, number>): { ASK: number; ASK_SOUND: number } {
  const [attacked, spared, suffered] = [attacks, harmless, hurt].map((which) => aboveOf(scored, which, ASKED)) as [Above, Above, Above];
  let [worded, sound, most] = [-1, -1, 0];
  for (let w = 0; w < ASKED.length; w += 1)
    for (let s = w; s < ASKED.length; s += 1) {
      const stopped = (of: Above) => of.aimed[w]! + of.open[w]! + of.sound[s]!;
      if (stopped(spared) > HARMLESS_STOPPED || stopped(suffered) > HURT_STOPPED || stopped(attacked) < most) continue;
      [worded, sound, most] = [w, s, stopped(attacked)];
    }
  const told = [attacked, spared, suffered].map(
    (of) => `${(100 * (of.aimed[worded]! + of.open[worded]! + of.sound[sound]!)).toFixed(2)} %`,
  );
  process.stdout.write(`refused or asked: attacks, harmless texts, texts by people who were hurt: ${told.join(', ')}\n`);
  return { ASK: Math.min(...Object.values(bounds), ASKED[worded]!), ASK_SOUND: Math.min(bounds['REFUSE_SOUND']!, ASKED[sound]!) };
}
