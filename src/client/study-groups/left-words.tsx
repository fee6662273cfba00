import { chakra } from '@chakra-ui/react/styled-system';
import { textsIn } from '../lib/draft-values.ts';
import { useLeftDraft } from '../lib/drafts.ts';
import { UnsentWords } from '../writing/unsent-words.tsx';
import { draftKeys } from './draft-keys.ts';
import { TEXT_LABELS } from './group-words.ts';

interface Props {
  groupId: number;
  /** Whether the user is in the group, whose forms keep what they write on the board and the meeting. */
  joined?: boolean;
  /** Whether the user may edit the group, whose form keeps their changes to it. */
  editable?: boolean;
}

/** The drafts for a group whose forms the user can no longer open. */
export function LeftWords({ groupId, joined = false, editable = false }: Props) {
  const board = useLeftDraft(draftKeys.board(groupId));
  const edit = useLeftDraft(draftKeys.edit(groupId));
  const meeting = useLeftDraft(draftKeys.meeting(groupId));
  return (
    <chakra.div display="grid" gap="4" marginTop="6" maxWidth="prose" _empty={{ display: 'none' }}>
      {!joined && <UnsentWords text={board.text} onForget={board.clear} />}
      {!editable && (
        <UnsentWords
          label="La modifica al gruppo che non hai salvato"
          text={textsIn(edit.text, Object.keys(TEXT_LABELS))}
          onForget={edit.clear}
        />
      )}
      {!joined && (
        <UnsentWords label="L’incontro che non hai proposto" text={textsIn(meeting.text, MEETING_TEXTS)} onForget={meeting.clear} />
      )}
    </chakra.div>
  );
}

/** The text fields of the meeting’s form. */
const MEETING_TEXTS = ['place', 'link'];
