import { SIMILAR_MAX } from '../../routers/search/limits.ts';
import { usePages } from '../lib/use-pages.ts';
import { trpc } from '../lib/trpc.ts';
import { GroupCard } from '../study-groups/group-card.tsx';
import { GroupSkeletons } from '../study-groups/group-skeletons.tsx';
import { ListedResults } from './listed-results.tsx';
import { NothingFound } from '../ui/nothing-found.tsx';
import { isAnswered } from './results.tsx';

export function GroupResults({ q, onReset }: { q: string; onReset: () => void }) {
  const groups = usePages(trpc.studyGroups.list, q ? { q } : {});
  const answered = !groups.outdated && isAnswered(q, groups.items, groups.complete);
  const similar = usePages(trpc.studyGroups.list, { q, similar: true }, { enabled: answered, size: SIMILAR_MAX });
  return (
    <ListedResults
      q={q}
      pages={groups}
      similar={answered ? similar : undefined}
      skeleton={<GroupSkeletons />}
      empty={
        <NothingFound title="Nessun gruppo trovato" onReset={onReset}>
          Se nessuno prepara ancora questo esame in compagnia, il primo gruppo può essere il tuo.
        </NothingFound>
      }
      end="Non ci sono altri gruppi, per ora."
      more="Carica altri gruppi"
      moreFailed="Gli altri gruppi non si sono caricati. Quelli qui sopra restano dove sono."
    >
      {(group) => <GroupCard group={group} />}
    </ListedResults>
  );
}
