import type { Services } from './context.ts';
import { AppError } from './errors.ts';

/**
 * Refuses texts of which one attacks somebody or tells how to harm oneself. Each is judged for itself, as it will be read.
 * `field` is where the form shows it.
 */
export async function refuseHurtful({ language }: Pick<Services, 'language'>, input: object, field: string): Promise<void> {
  const texts = Object.values(input)
    .flat()
    .filter((value) => typeof value === 'string' && value.trim() !== '');
  for (const text of new Set(texts as string[])) {
    const { refusal } = await language.judge(text);
    if (refusal === 'method') throw new AppError('method_blocked', { field });
    if (refusal === 'attack') throw new AppError('content_blocked', { field });
  }
}
