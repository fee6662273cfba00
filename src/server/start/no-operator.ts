import type { Env } from './env.ts';

/** Returns the warning for a production site that does not name its operator, as the law requires; undefined otherwise. */
export function warningOfNoOperator(
  { OPERATOR_NAME, CONTACT_EMAIL }: Pick<Env, 'OPERATOR_NAME' | 'CONTACT_EMAIL'>,
  mode: string | undefined,
): string | undefined {
  const missing = [...(OPERATOR_NAME ? [] : ['OPERATOR_NAME']), ...(CONTACT_EMAIL ? [] : ['CONTACT_EMAIL'])];
  if (missing.length === 0 || mode !== 'production') return undefined;
  return `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set: the pages do not say who runs this site or where to reach them, which the law requires (Regulation (EU) 2022/2065, articles 11 to 14)`;
}
