import { chakra } from '@chakra-ui/react/styled-system';
import { Hourglass } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import type { Restriction } from '../lib/restriction.ts';
import { restrictionText } from '../lib/restriction-words.ts';
import { TextLink } from './text-link.tsx';

/** Replaces a form for a user who may not write. */
export function RestrictionNotice({ restriction }: { restriction: Restriction }) {
  return (
    <chakra.div role="status" display="flex" gap="3" width="100%" padding="4" borderRadius="card" bg="sunken" textStyle="small">
      <chakra.span color="muted" paddingTop="0.5">
        <Hourglass aria-hidden size={20} strokeWidth={1.75} />
      </chakra.span>
      <chakra.p>
        {restrictionText(restriction)} Quello che hai iniziato a scrivere resta qui. Nelle{' '}
        <TextLink href={paths.account}>impostazioni</TextLink> trovi perché, e come fare reclamo.
      </chakra.p>
    </chakra.div>
  );
}
