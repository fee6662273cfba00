import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { logOut } from './log-out.ts';

export function useLogOut(): { logOut: () => void; leaving: boolean } {
  const [leaving, setLeaving] = useState(false);
  const endSession = trpc.auth.logout.useMutation();
  return {
    leaving,
    logOut() {
      setLeaving(true);
      void logOut(() => endSession.mutateAsync());
    },
  };
}
