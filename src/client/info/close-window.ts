import { paths } from '../lib/paths.ts';

/**
 * Closes the tab where the browser lets a page do so: when a page of ours opened it, or it has shown nothing else.
 * Elsewhere goes back to where the person came from, or to the home screen when there is nowhere to go back to.
 */
export function closeWindow(navigate: (path: string) => void, tab: Tab = window): void {
  const alone = tab.history.length === 1;
  if (alone || tab.opener) {
    tab.close();
    if (tab.closed) return;
  }
  if (alone || tab.navigation?.canGoBack === false) navigate(paths.home);
  else tab.history.back();
}

type Tab = Pick<Window, 'close' | 'closed' | 'opener'> & {
  history: Pick<History, 'length' | 'back'>;
  /** The Navigation API, where the browser has it. Unlike `history.length` it tells the tab's position in its history. */
  navigation?: { canGoBack: boolean };
};
