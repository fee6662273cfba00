import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { groupPath } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { Card } from '../ui/card.tsx';
import { placeInList } from './group-words.ts';

const RowLink = chakra(Link);

/** The groups that one is in, or waits for: they come first. Nothing where there are none. */
export function MyGroups() {
  const { data } = trpc.account.studyGroups.useQuery({}, { staleTime: 30_000 });
  if (!data || data.length === 0) return null;
  return (
    <chakra.section aria-labelledby="i-tuoi-gruppi" marginTop={{ base: '6', md: '8' }}>
      <chakra.h2 id="i-tuoi-gruppi" textStyle="h2">
        I tuoi gruppi
      </chakra.h2>
      <Card as="ul" listStyle="none" marginTop="3" paddingBlock="1">
        {data.map((group) => (
          <Row key={group.id} group={group} />
        ))}
      </Card>
    </chakra.section>
  );
}

function Row({ group }: { group: StudyGroup }) {
  const { id, title, subject, currentMembers, maxMembers, waitingPosition } = group;
  return (
    <chakra.li borderTopWidth="1px" borderColor="hairline" _first={{ borderTopWidth: '0' }}>
      <RowLink
        href={groupPath(id)}
        display="flex"
        alignItems="center"
        gap="3"
        minHeight="target"
        paddingBlock="2.5"
        marginInline="-2"
        paddingInline="2"
        borderRadius="control"
        _hover={{ bg: 'sunken' }}
      >
        <chakra.span flex="1" minWidth="0">
          <chakra.span display="block" fontWeight="semibold" overflowWrap="anywhere">
            {title || 'Gruppo in verifica'}
          </chakra.span>
          <chakra.span display="block" textStyle="small" color="muted" overflowWrap="anywhere">
            {waitingPosition === null ? `${subject} · ${currentMembers}/${maxMembers} membri` : placeInList(waitingPosition)}
          </chakra.span>
        </chakra.span>
        <chakra.span aria-hidden color="muted">
          <ChevronRight size={20} strokeWidth={1.75} />
        </chakra.span>
      </RowLink>
    </chakra.li>
  );
}
