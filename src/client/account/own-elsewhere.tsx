import { chakra } from '@chakra-ui/react/styled-system';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useExperienceDeletion, useMessageDeletion } from '../lib/own-deletions.ts';
import { groupPath } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { usePages } from '../lib/use-pages.ts';
import { Menu } from '../ui/menu.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Nothing, ownRow, OwnWords, TextSkeletons } from './own-row.tsx';

/** Texts without a page of their own, which can therefore be deleted here. Refetched whenever the tab opens. */
const fresh = { staleTime: 0 } as const;

export function OwnExperiences() {
  const pages = usePages(trpc.account.experiences, {}, fresh);
  const remove = useExperienceDeletion();
  return (
    <PagedList
      inside
      pages={pages}
      skeleton={<TextSkeletons />}
      empty={<Nothing>Non hai ancora raccontato un esame. Quando lo farai, lo troverai qui.</Nothing>}
      end="Qui finiscono le tue esperienze."
      more="Carica altre esperienze"
      moreFailed="Le altre esperienze non si sono caricate. Quelle qui sopra restano dove sono."
    >
      {({ id, examName, experience, createdAt }) => (
        <Row label={`Azioni sulla tua esperienza di ${examName}`} onDelete={(item) => remove(id, item)}>
          <OwnWords text={{ content: experience, createdAt }} counts={[examName]} />
        </Row>
      )}
    </PagedList>
  );
}

export function OwnMessages() {
  const pages = usePages(trpc.account.messages, {}, fresh);
  const remove = useMessageDeletion();
  return (
    <PagedList
      inside
      pages={pages}
      skeleton={<TextSkeletons />}
      empty={<Nothing>Non hai ancora scritto nella bacheca di un gruppo. Quando lo farai, lo troverai qui.</Nothing>}
      end="Qui finiscono i tuoi messaggi."
      more="Carica altri messaggi"
      moreFailed="Gli altri messaggi non si sono caricati. Quelli qui sopra restano dove sono."
    >
      {({ id, groupId, content, createdAt, alias, removed }) => (
        <Row
          label="Azioni sul tuo messaggio"
          onDelete={removed ? undefined : (item) => remove({ id: groupId, messageId: id }, item)}
          link={
            <TextLink href={groupPath(groupId)} textStyle="small">
              Vai al gruppo
            </TextLink>
          }
        >
          <OwnWords text={{ content, createdAt }} counts={[removed ? 'tolto da chi modera: lo leggi solo tu' : `come ${alias}`]} />
        </Row>
      )}
    </PagedList>
  );
}

interface RowProps {
  /** The accessible name of its menu. */
  label: string;
  /** Called with a function that returns the element of the row in its list. */
  onDelete: ((item: () => Element | null) => void) | undefined;
  link?: ReactNode;
  children: ReactNode;
}

function Row({ label, onDelete, link, children }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  return (
    <chakra.div ref={row} {...ownRow} display="flex" alignItems="flex-start" gap="2">
      <chakra.div flex="1" minWidth="0">
        {children}
        {link}
      </chakra.div>
      {onDelete && (
        <chakra.div marginBlock="-2.5" marginInlineEnd={{ base: '-2', sm: '-3' }}>
          <Menu
            label={label}
            items={[
              {
                label: 'Elimina',
                icon: <Trash2 aria-hidden size={18} strokeWidth={1.75} />,
                danger: true,
                onSelect: () => onDelete(() => row.current?.closest('li') ?? null),
              },
            ]}
          />
        </chakra.div>
      )}
    </chakra.div>
  );
}
