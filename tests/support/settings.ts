import { onTestFinished } from 'vitest';
import type { Settings } from '../../src/client/lib/settings.ts';

/** The run-time settings as the server writes them into the page; a text stands in the tag as it is. */
export function setSettings(settings: Partial<Settings> | string): void {
  const tag = document.createElement('meta');
  tag.name = 'sottovoce-settings';
  tag.content = typeof settings === 'string' ? settings : JSON.stringify(settings);
  document.head.append(tag);
  onTestFinished(() => tag.remove());
}
