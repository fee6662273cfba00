import { SIMILAR_MAX } from '../../routers/search/limits.ts';
import { ExperienceCard } from '../exam-experiences/experience-card.tsx';
import { ExperienceSkeletons } from '../exam-experiences/experience-skeletons.tsx';
import { otherSearch } from '../lib/found-words.ts';
import { usePages } from '../lib/use-pages.ts';
import { trpc } from '../lib/trpc.ts';
import { ListedResults } from './listed-results.tsx';
import { NothingFound } from '../ui/nothing-found.tsx';
import { isAnswered } from './results.tsx';

export function ExperienceResults({ q, onReset }: { q: string; onReset: () => void }) {
  const experiences = usePages(trpc.examExperiences.list, q ? { q } : {});
  const answered = !experiences.outdated && isAnswered(q, experiences.items, experiences.complete);
  const similar = usePages(trpc.examExperiences.list, { q, similar: true }, { enabled: answered, size: SIMILAR_MAX });
  return (
    <ListedResults
      q={q}
      pages={experiences}
      similar={answered ? similar : undefined}
      skeleton={<ExperienceSkeletons />}
      empty={
        <NothingFound title="Nessuna esperienza trovata" onReset={onReset}>
          {q ? `Nessuno ne ha ancora raccontata una così. ${otherSearch({ q })}` : 'Nessuno ha ancora raccontato un esame.'}
        </NothingFound>
      }
      end="Non ci sono altre esperienze, per ora."
      more="Carica altre esperienze"
      moreFailed="Le altre esperienze non si sono caricate. Quelle qui sopra restano dove sono."
    >
      {(experience) => <ExperienceCard experience={experience} />}
    </ListedResults>
  );
}
