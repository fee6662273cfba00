import { chakra } from '@chakra-ui/react/styled-system';
import { Flag } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { ReportMenu } from '../reports/report-menu.tsx';
import { inOneLine } from '../lib/names.ts';
import { withArticle } from '../lib/elision.ts';
import { formatDate } from '../lib/time.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { responses, statuses, urgencies } from './mentorship-words.ts';

interface Props {
  request: MentorshipRequest;
  /** A line under the topic. */
  subtitle?: string;
  /** 'Inviata' or 'Ricevuta'. */
  dated: string;
  /** The title above the mentor's response. */
  responseTitle: string;
  /** The part written by the other side, which the user can report. */
  theirs: 'request' | 'response';
  children?: ReactNode;
}

/** The card of a request, as shown to both sides; `children` are the actions of each side. */
export function RequestCard({ request, subtitle, dated, responseTitle, theirs, children }: Props) {
  const headingId = topicId(request);
  const { label, tone, icon: StatusIcon } = statuses[request.status];
  const urgency = urgencies[request.urgency];

  return (
    <Card as="article" aria-labelledby={headingId}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1.5">
        <Badge tone={tone} icon={<StatusIcon aria-hidden size={14} strokeWidth={2} />}>
          <chakra.span srOnly>Stato: </chakra.span>
          {label}
        </Badge>
        <Badge tone={urgency.tone} icon={<Flag aria-hidden size={14} strokeWidth={2} />}>
          <span>
            Urgenza: <span>{urgency.label}</span>
          </span>
        </Badge>
        <chakra.span textStyle="small" color="muted" marginInlineStart={{ sm: 'auto' }}>
          {dated} <chakra.time dateTime={request.createdAt}>{withArticle('il', formatDate(request.createdAt))}</chakra.time>
        </chakra.span>
        {theirs === 'request' && <Actions request={request} kind="request" {...atTheEdge} />}
      </chakra.div>
      <chakra.h3 id={headingId} tabIndex={-1} textStyle="h3" marginTop="3" overflowWrap="anywhere">
        {request.topic || 'Richiesta ritirata'}
      </chakra.h3>
      {subtitle && (
        <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
          {subtitle}
        </chakra.p>
      )}
      {request.message ? (
        <chakra.p lang="it" marginTop="2" maxWidth="prose" whiteSpace="pre-wrap" overflowWrap="anywhere" hyphens="auto">
          {request.message}
        </chakra.p>
      ) : (
        <RequestNote>Chi l’aveva scritta ha cambiato idea, e qui le sue parole non si leggono più.</RequestNote>
      )}
      {request.mentorResponse && (
        <chakra.div marginTop="4" paddingInlineStart="4" borderInlineStartWidth="2px" borderColor="talk.edge" textStyle="small">
          <chakra.div display="flex" alignItems="center" gap="1">
            <chakra.p fontWeight="semibold">{responseTitle}</chakra.p>
            {theirs === 'response' && !isFixed(request.mentorResponse) && <Actions request={request} kind="response" />}
          </chakra.div>
          <chakra.p lang="it" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {request.mentorResponse}
          </chakra.p>
        </chakra.div>
      )}
      {children}
    </Card>
  );
}

/** Whether a response is a fixed one, which cannot be reported. */
function isFixed(response: string): boolean {
  return Object.values<string>(responses).includes(response);
}

interface ActionsProps extends ComponentProps<typeof chakra.span> {
  request: Pick<MentorshipRequest, 'id' | 'topic'>;
  kind: 'request' | 'response';
}

/** At the right edge of the card, on phones also where the date before it has wrapped. */
const atTheEdge = { marginInlineStart: { base: 'auto', sm: '0' }, marginInlineEnd: { base: '-2', sm: '-3' } } as const;

function Actions({ request: { id, topic }, kind, ...place }: ActionsProps) {
  const name = topic ? `«${inOneLine(topic)}»` : 'ritirata';
  return (
    <chakra.span marginBlock="-2.5" {...place}>
      <ReportMenu label={`Azioni sulla ${kind === 'request' ? 'richiesta' : 'risposta'} ${name}`} target={{ kind, id }} />
    </chakra.span>
  );
}

/** The id of the heading of a request; the request's buttons refer to it with `aria-describedby`. */
export function topicId({ id }: Pick<MentorshipRequest, 'id'>): string {
  return `richiesta-${id}`;
}

/** A muted line about the state of a request. */
export function RequestNote({ children }: { children: ReactNode }) {
  return (
    <chakra.p marginTop="3" maxWidth="prose" textStyle="small" color="muted">
      {children}
    </chakra.p>
  );
}

/** For a quiet button, so that its label is in line with the card's text where it wraps onto a line of its own on phones. */
export const inLine = {
  marginInlineStart: '-4',
  marginInlineEnd: { base: '-4', sm: '0' },
  maxWidth: { base: 'calc(100% + 32px)', sm: '100%' },
} as const;

/** A row of buttons at the bottom of a request card. */
export function RequestActions({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="3" marginTop="4">
      {children}
    </chakra.div>
  );
}
