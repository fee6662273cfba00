import { act, renderHook } from '@testing-library/react';
import { Providers } from '../../src/client/app/providers.tsx';
import { useDraft } from '../../src/client/lib/drafts.ts';

export const open = (key: string, options?: Parameters<typeof useDraft>[1]) =>
  renderHook(() => useDraft(key, options), { wrapper: Providers });

export function write(key: string, text: string) {
  const view = open(key);
  act(() => view.result.current.setText(text));
  return view;
}
