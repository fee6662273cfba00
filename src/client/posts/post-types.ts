import { CloudRain, MessageCircleQuestionMark, type LucideIcon, MessagesSquare } from 'lucide-react';
import type { PostType } from '../../routers/posts/schema.ts';

interface Description {
  label: string;
  /** A short explanation, shown below the label. */
  line: string;
  icon: LucideIcon;
}

export const postTypes: Record<PostType, Description> = {
  vent: { label: 'Sfogo libero', line: 'Condividi i tuoi pensieri', icon: CloudRain },
  advice: { label: 'Cerco consiglio', line: 'Hai bisogno di aiuto?', icon: MessageCircleQuestionMark },
  talk: { label: 'Voglio parlare', line: 'Attiva una chat temporanea', icon: MessagesSquare },
};

/** In display order. */
export const POST_TYPES: readonly PostType[] = ['vent', 'advice', 'talk'];
