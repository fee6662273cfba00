import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import type { ExamExperience } from '../../routers/exam-experiences/schema.ts';
import { deleteWithUndo } from '../lib/deletion.ts';
import { removeItem } from '../lib/lists.ts';
import { trpc } from '../lib/trpc.ts';
import { Menu } from '../ui/menu.tsx';

interface Props {
  experience: ExamExperience;
  card: RefObject<HTMLElement | null>;
}

/** The actions menu for the author of an experience. */
export function ExperienceMenu({ experience: { id }, card }: Props) {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const { mutateAsync: send } = trpc.examExperiences.delete.useMutation();
  const { mutateAsync: restore } = trpc.examExperiences.restore.useMutation();

  const remove = () =>
    deleteWithUndo({
      key: `experience ${id}`,
      send: () => send({ id }),
      item: () => card.current?.closest('li'),
      hide: async () => {
        await removeItem(client, trpc.examExperiences.list, id);
        // The page of an exam counts its experiences.
        void utils.exams.invalidate();
      },
      restore: () => restore({ id }),
      show: () => Promise.all([utils.examExperiences.list.invalidate(), utils.exams.invalidate()]),
      failed: 'L’esperienza non è stata eliminata',
      unclear: 'Non sappiamo se l’esperienza è stata eliminata',
      words: () => ({ done: 'Esperienza eliminata', back: 'L’esperienza è di nuovo al suo posto' }),
    });

  return (
    <Menu
      label="Azioni sulla tua esperienza"
      items={[{ label: 'Elimina', icon: <Trash2 aria-hidden size={18} strokeWidth={1.75} />, danger: true, onSelect: () => void remove() }]}
    />
  );
}
