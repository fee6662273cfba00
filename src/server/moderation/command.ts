import { parseArgs } from 'node:util';
import { z } from 'zod';
import { AnswerAppeal, Care, CaseId, CaseState, Decide, Rule } from '../../routers/moderation/schema.ts';
import { UsageError } from '../start/start-failure.ts';

export const USAGE = `Moderation from the command line. Usage: npm run moderate -- COMMAND

  list [--state open|closed]                cases: the most dangerous first, then the oldest
  show ID                                   one case, with its reports and its context
  decide ID --action ACTION --reason TEXT   keep, edit, remove, warn, pause or close
            [--rule RULE]                   the rule that was broken; required for all but keep
            [--days 1|7|30]                 the length of a pause
            [--remove | --keep-text]        whether a warning, a pause or a closing also removes the text
            [--version VERSION]             as \`show\` prints it; refuses the decision if the text has changed since
  care ID --text TEXT                       leaves a message of care from the team under the post or comment
  answer ID --outcome upheld|lifted --reason TEXT [--version VERSION]
                                            answers an appeal
  --help                                    this text

RULE is one of ${Rule.options.join(', ')}.
The reason is shown to the person concerned, so write it in Italian. No command reveals who anybody is.`;

export type Command =
  | { name: 'help' }
  | { name: 'list'; state: CaseState }
  | ({ name: 'show' } & z.output<typeof CaseId>)
  | ({ name: 'decide' } & Decide)
  | ({ name: 'care' } & Care)
  | ({ name: 'answer' } & AnswerAppeal);

const OPTIONS = {
  help: { type: 'boolean' },
  state: { type: 'string' },
  action: { type: 'string' },
  rule: { type: 'string' },
  reason: { type: 'string' },
  days: { type: 'string' },
  remove: { type: 'boolean' },
  'keep-text': { type: 'boolean' },
  text: { type: 'string' },
  outcome: { type: 'string' },
  version: { type: 'string' },
} as const;

/** @throws UsageError that says what is wrong with the command. */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parsed(args);
  const [name, number] = positionals;
  if (values.help || name === undefined) return { name: 'help' };
  const id = Number(number);
  const { action, rule, reason, days, text, outcome, version, state = 'open' } = values;
  switch (name) {
    case 'list':
      return { name, ...checked(z.object({ state: CaseState }), { state }) };
    case 'show':
      return { name, ...checked(CaseId, { id }) };
    case 'decide': {
      const remove = values.remove ? true : values['keep-text'] ? false : undefined;
      const decision = { id, action, rule, reason, remove, days: days === undefined ? undefined : Number(days), version };
      return { name, ...checked(Decide, decision) };
    }
    case 'care':
      return { name, ...checked(Care, { id, text }) };
    case 'answer':
      return { name, ...checked(AnswerAppeal, { id, outcome, reason, version }) };
    default:
      throw new UsageError(`There is no command ${name}.\n\n${USAGE}`);
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function checked<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`);
  throw new UsageError(`${faults.join('\n')}\n\n${USAGE}`);
}
