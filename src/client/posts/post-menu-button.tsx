import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import type { PostMenuProps } from './post-menu.tsx';

const LABEL = 'Azioni sul post';

const load = () => import('./post-menu.tsx');
const PostMenu = lazy(async () => ({ default: (await load()).PostMenu }));

/** The trigger of a post's menu. The menu is loaded on demand, to keep the initial bundle small. */
export function PostMenuButton(props: Omit<PostMenuProps, 'label'>) {
  const [wanted, setWanted] = useState(false);
  const trigger = (
    <IconButton
      label={LABEL}
      icon={<Ellipsis aria-hidden size={20} strokeWidth={1.75} />}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onClick={() => setWanted(true)}
      onKeyDown={(event) => event.key === 'ArrowDown' && (event.preventDefault(), setWanted(true))}
    />
  );
  return wanted ? (
    <Suspense fallback={trigger}>
      <PostMenu label={LABEL} {...props} />
    </Suspense>
  ) : (
    trigger
  );
}
