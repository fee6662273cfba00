import { onTestFinished } from 'vitest';
import type { Settings } from '../../src/client/lib/settings.ts';

/** Sets the runtime settings as the server would, in a meta tag; a string becomes its content unchanged. */
export function setSettings(settings: Partial<Settings> | string): void {
  const tag = document.createElement('meta');
  tag.name = 'sottovoce-settings';
  tag.content = typeof settings === 'string' ? settings : JSON.stringify(settings);
  document.head.append(tag);
  onTestFinished(() => tag.remove());
}
