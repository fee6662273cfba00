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

/**
 * The largest shares of these texts that may be refused, the smaller one for victims. Most of the texts were written to resemble attacks;
 * of texts as people write them, fewer are refused.
 */
const HARMLESS_REFUSED = 0.0115;
const HURT_REFUSED = 0.001;
const HIGHEST = 3;
const STEP = 0.02;

/** For each candidate, the share of texts above it, by standing; the three add up to the share of all texts. */
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

/** Indexes of candidates. */
interface Lines {
  aimed: number;
  open: number;
  sound: number;
}

const totalOf = (of: Above, lines: Lines) => of.aimed[lines.aimed]! + of.open[lines.open]! + of.sound[lines.sound]!;

/** Returns the lines that most attacks are above, while the other texts stay within `most`. */
function bestOf(
  lines: Iterable<Lines>,
  { attacked, spared, suffered }: Record<'attacked' | 'spared' | 'suffered', Above>,
  most: { spared: number; suffered: number },
): Lines {
  let best: Lines = { aimed: -1, open: -1, sound: -1 };
  let share = 0;
  for (const one of lines) {
    if (totalOf(spared, one) > most.spared || totalOf(suffered, one) > most.suffered || totalOf(attacked, one) < share) continue;
    [best, share] = [one, totalOf(attacked, one)];
  }
  return best;
}

type Tell = (line: string) => void;

function shares(those: readonly Above[], lines: Lines): string {
  return those.map((of) => `${(100 * totalOf(of, lines)).toFixed(2)} %`).join(', ');
}

function* linesToRefuse(): Iterable<Lines> {
  for (let open = 0; open < CANDIDATES.length; open += 1)
    for (let aimed = 0; aimed < open; aimed += 1)
      for (let sound = open; sound < CANDIDATES.length; sound += 1) yield { aimed, open, sound };
}

/** Returns the bounds that refuse the most attacks within the limits: lowest for texts aimed at a person, highest for mere sound. */
export function boundsOf(scored: readonly Scored[], tell: Tell): { REFUSE: number; REFUSE_AIMED: number; REFUSE_SOUND: number } {
  const of = { attacked: aboveOf(scored, attacks), spared: aboveOf(scored, harmless), suffered: aboveOf(scored, hurt) };
  const best = bestOf(linesToRefuse(), of, { spared: HARMLESS_REFUSED, suffered: HURT_REFUSED });
  const told = shares([of.attacked, aboveOf(scored, insults), of.spared, of.suffered], best);
  tell(`refused by cross-validation: attacks, open insults, harmless texts, texts by people who were hurt: ${told}`);
  return { REFUSE: CANDIDATES[best.open]!, REFUSE_AIMED: CANDIDATES[best.aimed]!, REFUSE_SOUND: CANDIDATES[best.sound]! };
}

/** The largest shares of these texts that may be asked about or refused. */
const HARMLESS_STOPPED = 0.03;
const HURT_STOPPED = 0.03;
const ASKED = Array.from({ length: 200 }, (_, index) => (index - 100) * STEP);

function* linesToAsk(): Iterable<Lines> {
  for (let open = 0; open < ASKED.length; open += 1)
    for (let sound = open; sound < ASKED.length; sound += 1) yield { aimed: open, open, sound };
}

/** Returns the scores from which the author is asked, so that the most attacks are refused or asked about. */
export function questionsOf(
  scored: readonly Scored[],
  bounds: { REFUSE: number; REFUSE_AIMED: number; REFUSE_SOUND: number },
  tell: Tell,
): { ASK: number; ASK_SOUND: number } {
  const [attacked, spared, suffered] = [aboveOf(scored, attacks, ASKED), aboveOf(scored, harmless, ASKED), aboveOf(scored, hurt, ASKED)];
  const best = bestOf(linesToAsk(), { attacked, spared, suffered }, { spared: HARMLESS_STOPPED, suffered: HURT_STOPPED });
  tell(`refused or asked: attacks, harmless texts, texts by people who were hurt: ${shares([attacked, spared, suffered], best)}`);
  return { ASK: Math.min(...Object.values(bounds), ASKED[best.open]!), ASK_SOUND: Math.min(bounds.REFUSE_SOUND, ASKED[best.sound]!) };
}
