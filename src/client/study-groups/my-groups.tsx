import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { groupPath } from '../lib/paths.ts';
import { groupColumns } from './group-columns.ts';
import { placeInList } from './group-words.ts';

const RowLink = chakra(Link);

/** They come first. Nothing where there are none. */
export function MyGroups({ groups }: { groups: StudyGroup[] | undefined }) {
  if (!groups || groups.length === 0) return null;
  return (
    <chakra.section aria-labelledby="i-tuoi-gruppi" marginTop={{ base: '6', md: '8' }}>
      <chakra.h2 id="i-tuoi-gruppi" textStyle="h2">
        I tuoi gruppi
      </chakra.h2>
      <chakra.ul listStyle="none" display="grid" gridTemplateColumns={groupColumns} gap="3" marginTop="3">
        {groups.map((group) => (
          <Row key={group.id} group={group} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function Row({ group }: { group: StudyGroup }) {
  const { id, title, subject, currentMembers, maxMembers, waitingPosition } = group;
  return (
    <chakra.li display="grid" minWidth="0">
      <RowLink
        href={groupPath(id)}
        display="block"
        minHeight="target"
        paddingBlock="2.5"
        paddingInline="4"
        borderRadius="card"
        borderWidth="1px"
        borderColor="hairline"
        bg="surface"
        transition="border-color 120ms"
        _hover={{ borderColor: 'outline' }}
      >
        <chakra.span display="block" fontWeight="semibold" color="primary" overflowWrap="anywhere">
          {title || 'Gruppo in verifica'}
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="muted" overflowWrap="anywhere">
          {waitingPosition === null ? `${subject} · ${currentMembers}/${maxMembers} membri` : placeInList(waitingPosition)}
        </chakra.span>
      </RowLink>
    </chakra.li>
  );
}
