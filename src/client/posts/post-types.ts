import { CloudRain, MessageCircleQuestionMark, type LucideIcon, MessagesSquare } from 'lucide-react';
import type { PostType } from '../../routers/posts/schema.ts';

interface Description {
  label: string;
  /** What choosing it means, in a few words. */
  line: string;
  icon: LucideIcon;
}

export const postTypes: Record<PostType, Description> = {
  vent: { label: 'Sfogo libero', line: 'Condividi i tuoi pensieri', icon: CloudRain },
  advice: { label: 'Cerco consiglio', line: 'Hai bisogno di aiuto?', icon: MessageCircleQuestionMark },
  talk: { label: 'Voglio parlare', line: 'Attiva una chat temporanea', icon: MessagesSquare },
};

/** In the order in which they are offered. */
export const POST_TYPES: readonly PostType[] = ['vent', 'advice', 'talk'];
