import { LogOut } from 'lucide-react';
import { canLeave, isFull } from '../../routers/study-groups/rules.ts';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { useOpening } from '../lib/use-opening.ts';
import { reportItem } from '../reports/report-in-menu.tsx';
import { Menu } from '../ui/menu.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { useMembership } from './use-groups.ts';

/** The menu of a group that somebody else leads. Phones have the button to leave it below the whole board. */
export function ReaderMenu({ group }: { group: StudyGroup }) {
  const asking = useOpening();
  const { leave, pending } = useMembership(group);
  const leaveItem = {
    label: 'Lascia il gruppo',
    icon: <LogOut aria-hidden size={18} strokeWidth={1.75} />,
    disabled: pending,
    onSelect: () => asking.show(),
  };
  const items = [
    ...(group.joined && canLeave(group) ? [leaveItem] : []),
    ...(group.written ? [] : [reportItem({ kind: 'group', id: group.id })]),
  ];
  return (
    <>
      {items.length > 0 && <Menu label="Azioni sul gruppo" items={items} />}
      <LeaveQuestion group={group} full={isFull(group)} asking={asking} onLeave={leave} />
    </>
  );
}
