import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { groupPath } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { swiped } from '../ui/swiped.ts';
import { groupColumns } from './group-columns.ts';
import { nameOf, placeInList } from './group-words.ts';

const RowLink = chakra(Link);

/** Groups shown before the list is expanded: three rows of two. */
const SHOWN = 6;

/** The user's own groups; renders nothing if there are none. */
export function MyGroups({ groups = [] }: { groups: StudyGroup[] | undefined }) {
  const { open, toggle, list, button } = useUnfolding();
  const id = useId();
  if (groups.length === 0) return null;
  return (
    <chakra.section aria-labelledby={`${id}-title`} marginTop={{ base: '6', md: '8' }}>
      <chakra.h2 id={`${id}-title`} textStyle="h2">
        I tuoi gruppi
      </chakra.h2>
      <chakra.ul ref={list} id={`${id}-list`} listStyle="none" {...row} {...(groups.length === 1 && { gridAutoColumns: '100%' })}>
        {(open ? groups : groups.slice(0, SHOWN)).map((group) => (
          <Row key={group.id} group={group} />
        ))}
      </chakra.ul>
      {groups.length > SHOWN && (
        <Button
          ref={button}
          variant="inked"
          marginTop="1"
          marginInlineStart="-4"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          onClick={toggle}
        >
          {open ? 'Mostra meno' : `Mostra tutti (${groups.length})`}
        </Button>
      )}
    </chakra.section>
  );
}

const QUERY = 'miei';

/** Keeps the expanded state in the URL, so that back navigation from a group restores it. */
function useUnfolding() {
  const [address, setAddress] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = address.has(QUERY);

  const toggle = () => {
    setAddress(
      (asked) => {
        if (open) asked.delete(QUERY);
        else asked.set(QUERY, 'tutti');
        return asked;
      },
      { replace: true },
    );
    requestAnimationFrame(() => {
      // Expanding focuses the first new row; collapsing scrolls to the button, which has moved up.
      if (open) button.current?.scrollIntoView({ block: 'nearest' });
      else list.current?.children[SHOWN]?.querySelector('a')?.focus({ preventScroll: true });
    });
  };
  return { open, toggle, list, button };
}

const row = {
  ...swiped('md'),
  display: 'grid',
  gap: { base: '3', md: '4' },
  marginTop: '3',
  gridAutoFlow: { base: 'column', md: 'row' },
  gridAutoColumns: { base: 'min(17rem, 78vw)', md: 'auto' },
  gridTemplateColumns: { md: groupColumns.md },
  // Keeps the scrolling row from widening its ancestors.
  contain: { base: 'inline-size', md: 'none' },
  '& > *': { scrollSnapAlign: 'start' },
} as const;

function Row({ group }: { group: StudyGroup }) {
  const { id, subject, currentMembers, maxMembers, waitingPosition } = group;
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
        <chakra.span display="block" fontWeight="semibold" color="primary" lineClamp={1} overflowWrap="anywhere">
          {nameOf(group)}
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="muted" overflowWrap="anywhere">
          {waitingPosition === null
            ? [subject, `${currentMembers}/${maxMembers} membri`].filter(Boolean).join(' · ')
            : placeInList(waitingPosition)}
        </chakra.span>
      </RowLink>
    </chakra.li>
  );
}
