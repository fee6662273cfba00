import { Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import type { ExamExperience } from '../../routers/exam-experiences/schema.ts';
import { useExperienceDeletion } from '../lib/own-deletions.ts';
import { Menu } from '../ui/menu.tsx';

interface Props {
  experience: ExamExperience;
  card: RefObject<HTMLElement | null>;
}

/** The actions menu for the author of an experience. */
export function ExperienceMenu({ experience: { id }, card }: Props) {
  const remove = useExperienceDeletion();
  return (
    <Menu
      label="Azioni sulla tua esperienza"
      items={[
        {
          label: 'Elimina',
          icon: <Trash2 aria-hidden size={18} strokeWidth={1.75} />,
          danger: true,
          onSelect: () => remove(id, () => card.current?.closest('li')),
        },
      ]}
    />
  );
}
