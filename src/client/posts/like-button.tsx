import { chakra } from '@chakra-ui/react/styled-system';
import { Heart } from 'lucide-react';
import { formatCount } from '../lib/count.ts';
import { actionStyle } from '../ui/action-style.ts';

interface Props {
  likes: number;
  liked: boolean;
  onToggle: () => void;
}

export function LikeButton({ likes, liked, onToggle }: Props) {
  return (
    <chakra.button type="button" aria-label={`Mi piace, ${likes}`} aria-pressed={liked} onClick={onToggle} {...actionStyle}>
      <chakra.span color={liked ? 'vent.edge' : 'inherit'}>
        <Heart aria-hidden size={20} strokeWidth={1.75} fill={liked ? 'currentColor' : 'none'} />
      </chakra.span>
      {formatCount(likes)}
    </chakra.button>
  );
}
