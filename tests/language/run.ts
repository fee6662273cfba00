import { text as readAll } from 'node:stream/consumers';
import { THRESHOLD } from '../../src/moderation/trained/full-pain.ts';
import { attackIn } from '../../src/moderation/attack.ts';
import { fullPainIn } from '../../src/moderation/full-pain.ts';
import { askedFrom, verdictOn } from '../../src/moderation/verdict.ts';

const args = process.argv.slice(2);

if (args.includes('--json')) {
  const texts = JSON.parse(await readAll(process.stdin)) as unknown;
  if (!Array.isArray(texts) || !texts.every((text) => typeof text === 'string'))
    throw new Error('Give a JSON array of strings on standard input');
  const verdicts = texts.map((text) => {
    const { refusal, ask, signal, reasons } = verdictOn(text);
    return {
      refuse: refusal !== null,
      ask,
      panel: signal !== null,
      signal,
      reasons: reasons.map(({ of, name, share }) => `${of} ${share.toFixed(2)}: ${name}`),
    };
  });
  process.stdout.write(`${JSON.stringify(verdicts)}\n`);
} else if (args.length > 0) explain(args.join(' '));
else
  process.stdout.write(
    'npm run language -- "testo"          explains the verdict on a text\nnpm run --silent language -- --json  reads a JSON array of texts from standard input and prints their verdicts\n',
  );

function explain(text: string): void {
  const attack = attackIn(text, true);
  const pain = fullPainIn(text, true);
  const { refusal, ask } = verdictOn(text);
  const outcome = refusal ? `refused (${refusal})` : ask ? 'published after a question' : 'published';
  process.stdout.write(`${outcome}; ${pain.signal ? `helplines for ${pain.signal}` : 'no helplines'}\n\n`);
  process.stdout.write(`read as: ${attack.words.join(' ')}\n\n`);
  const list = (reasons: { name: string; share: number }[]) =>
    reasons.map(({ name, share }) => `  ${share >= 0 ? '+' : ''}${share.toFixed(3)}  ${name}`).join('\n');
  process.stdout.write(
    `attack ${attack.score.toFixed(3)} (asked above ${askedFrom(attack)}, refused above ${attack.bound})\n${list(attack.reasons)}\n\n`,
  );
  process.stdout.write(`pain ${pain.score.toFixed(3)} (helplines above ${THRESHOLD})\n${list(pain.reasons)}\n`);
}
