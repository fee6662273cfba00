import { chakra } from '@chakra-ui/react/styled-system';
import { valuesIn } from '../lib/draft-values.ts';
import { useLeftDraft } from '../lib/drafts.ts';
import { UnsentWords } from '../writing/unsent-words.tsx';
import { draftKeys } from './draft-keys.ts';

interface Props {
  groupId: number;
  /** Whether the user can still edit the group, so that its form keeps their changes. */
  editable?: boolean;
}

/** The drafts for a group that the user can no longer access. */
export function LeftWords({ groupId, editable = false }: Props) {
  const board = useLeftDraft(draftKeys.board(groupId));
  const edit = useLeftDraft(draftKeys.edit(groupId));
  const meeting = useLeftDraft(draftKeys.meeting(groupId));
  return (
    <chakra.div display="grid" gap="4" marginTop="6" maxWidth="prose" _empty={{ display: 'none' }}>
      <UnsentWords text={board.text} onForget={board.clear} />
      {!editable && (
        <UnsentWords label="La modifica al gruppo che non hai salvato" text={textsIn(edit.text, EDIT_TEXTS)} onForget={edit.clear} />
      )}
      <UnsentWords label="L’incontro che non hai proposto" text={textsIn(meeting.text, MEETING_TEXTS)} onForget={meeting.clear} />
    </chakra.div>
  );
}

/** The text fields of the forms. */
const EDIT_TEXTS = { title: '', subject: '', university: '', faculty: '', description: '', location: '', schedule: '', tags: '' };
const MEETING_TEXTS = { place: '', link: '' };

/** The texts in the draft of a form, each on its own line. */
function textsIn(draft: string, fields: Record<string, string>): string {
  const values = valuesIn(draft, fields);
  return Object.keys(fields)
    .flatMap((name) => values[name] || [])
    .join('\n');
}
