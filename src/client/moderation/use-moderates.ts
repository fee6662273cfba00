import { isAuthenticated, useStoredUser } from '../lib/storage.ts';
import { trpc } from '../lib/trpc.ts';

/** Whether the visitor moderates; undefined until the server has said so. The role can be taken back at any time. */
export function useModerates(): boolean | undefined {
  const member = isAuthenticated(useStoredUser());
  const { data, isError } = trpc.auth.user.useQuery(undefined, { enabled: member, staleTime: 0 });
  if (!member || isError) return false;
  return data && data.moderator === true;
}
