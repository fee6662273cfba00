import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import type { Notice } from '../../routers/notices/schema.ts';
import { formatLongDate, toldDay } from '../lib/time.ts';
import { Age } from '../ui/age.tsx';
import { addressOf, noticeIcons, wordsOf } from './notice-words.ts';

const StyledLink = chakra(Link);

/** A notice: what happened, the first words of the recipient's own text, and the link to it. */
export function NoticeItem({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const { kind, event, read, excerpt, createdAt } = notice;
  const day = toldDay(createdAt);
  const Icon = noticeIcons[kind];
  return (
    <chakra.li borderBottomWidth="1px" borderColor="hairline" _last={{ borderBottomWidth: '0' }}>
      <StyledLink
        href={addressOf(notice)}
        onClick={onOpen}
        display="flex"
        alignItems="flex-start"
        gap="3"
        paddingBlock="3.5"
        paddingInline={{ base: '3', sm: '4' }}
        borderRadius="control"
        _hover={{ bg: 'sunken' }}
      >
        <chakra.span
          aria-hidden
          display="grid"
          placeItems="center"
          width="10"
          height="10"
          flexShrink="0"
          borderRadius="full"
          bg={read ? 'sunken' : 'talk.fill'}
          color={read ? 'muted' : 'talk.text'}
        >
          <Icon size={20} strokeWidth={1.75} />
        </chakra.span>
        <chakra.span flex="1" minWidth="0">
          <chakra.span display="block" fontWeight={read ? 'normal' : 'semibold'} color={read ? 'muted' : 'ink'}>
            {wordsOf(notice)}
            {!read && <chakra.span srOnly>, da leggere</chakra.span>}
          </chakra.span>
          {excerpt && (
            <chakra.span display="block" textStyle="small" color="muted" overflowWrap="anywhere">
              «{excerpt}»
            </chakra.span>
          )}
          <chakra.span display="block" textStyle="tiny" color="muted" marginTop="0.5">
            {event === 'hidden' ? <time dateTime={day}>{formatLongDate(day)}</time> : <Age of={createdAt} />}
          </chakra.span>
        </chakra.span>
        {!read && (
          <chakra.span
            aria-hidden
            width="2"
            height="2"
            marginTop="2.5"
            flexShrink="0"
            borderRadius="full"
            bg="primary"
            _highContrast={{ bg: 'CanvasText' }}
          />
        )}
      </StyledLink>
    </chakra.li>
  );
}
