import { chakra } from '@chakra-ui/react/styled-system';
import { MessageCircle, Moon, Phone, PhoneCall } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { marks } from '../lib/marks.ts';
import { Button } from '../ui/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { TextAnchor } from '../ui/text-link.tsx';
import { answerText, isAlwaysOpen, isOpenAt } from './helpline-hours.ts';
import type { Helpline } from './helplines.ts';

/** The prerendered page does not know the time: it contains both states, and support-asleep.ts shows the right one. */
export const timeless = import.meta.env.MODE === 'snapshot';

const texts = marks('answer', 'whatsapp');

interface Props {
  line: Helpline;
  now: Date;
}

interface CardProps extends Props {
  /** On phones, the number and the details are collapsed until the user asks for them. */
  folds?: boolean | undefined;
}

/** A helpline: its number as a large button, whether it answers now, and its purpose. */
export function HelplineCard({ line, now, folds }: CardProps) {
  const [unfolded, setUnfolded] = useState(false);
  const details = useRef<HTMLDivElement>(null);
  const folded = folds && !unfolded;
  useEffect(() => {
    // The pressed button is gone.
    if (unfolded) details.current?.querySelector('a')?.focus();
  }, [unfolded]);
  return (
    <Card
      as="li"
      {...(timeless && { 'data-line': line.id, 'data-folds': folds || undefined })}
      display="flex"
      flexDirection="column"
      gap="3"
      breakInside="avoid"
      _print={{ gap: '1', padding: '2' }}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <chakra.h3 textStyle="h3">{line.name}</chakra.h3>
        <AnswersNow line={line} now={now} />
      </chakra.div>
      {folded && (
        <Button
          {...(timeless && { 'data-when': 'closed', hidden: true })}
          variant="inked"
          size="sm"
          display={{ base: 'inline-flex', sm: 'none' }}
          alignSelf="flex-start"
          marginInlineStart="-3"
          marginBlock="-2.5"
          onClick={() => setUnfolded(true)}
        >
          <span>
            Mostra il numero<chakra.span srOnly> di {line.name}</chakra.span>
          </span>
        </Button>
      )}
      <chakra.div
        ref={details}
        data-details
        data-folded={(folded && !timeless) || undefined}
        display="contents"
        css={{ '@media screen and (max-width: 29.99rem)': { '&[data-folded]': { display: 'none' } } }}
      >
        <NumberLink line={line} />
        <chakra.p textStyle="small">{line.purpose}</chakra.p>
        <chakra.p textStyle="small" color="muted" marginTop="auto">
          {[line.hoursText, line.free && 'gratuito', line.anonymous && 'anonimo'].filter(Boolean).join('\u00a0· ')}
          {line.also && `\u00a0· ${line.also}`}
        </chakra.p>
        {line.whatsapp && (
          <chakra.div
            borderTopWidth="1px"
            borderColor="hairline"
            paddingTop="3"
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            rowGap="1"
            _print={{ paddingTop: '1' }}
          >
            <TextAnchor
              href={line.whatsapp.url}
              target="_blank"
              rel="noopener noreferrer"
              display="inline-flex"
              alignItems="center"
              gap="2"
              minHeight="target"
              _print={{ minHeight: '0' }}
            >
              <MessageCircle aria-hidden size={18} strokeWidth={1.75} />
              WhatsApp {line.whatsapp.label}
            </TextAnchor>
            <chakra.span textStyle="small" color="muted">
              {line.whatsapp.hoursText}.
              <chakra.span _print={{ display: 'none' }}> {timeless ? texts.whatsapp : answerText(line.whatsapp, now)}.</chakra.span>
            </chakra.span>
          </chakra.div>
        )}
      </chakra.div>
    </Card>
  );
}

function NumberLink({ line }: { line: Helpline }) {
  return (
    <chakra.a
      href={`tel:${line.tel}`}
      aria-label={`Chiama ${line.name}: ${line.label}`}
      display="flex"
      alignItems="center"
      gap="3"
      minHeight="14"
      paddingInline="4"
      borderRadius="control"
      bg="talk.fill"
      color="talk.text"
      fontSize="1.625rem"
      lineHeight="1.2"
      fontWeight="semibold"
      borderWidth="1px"
      borderColor="transparent"
      transition="border-color 120ms"
      _hover={{ borderColor: 'talk.edge' }}
      _print={{ minHeight: '0', padding: '0', bg: 'transparent', color: 'ink' }}
    >
      <Phone aria-hidden size={22} strokeWidth={1.75} />
      {line.label}
    </chakra.a>
  );
}

function AnswersNow({ line, now }: Props) {
  // The first lines on the page are always open, so nothing shifts when the others are updated.
  if (!timeless || isAlwaysOpen(line))
    return isOpenAt(line, now) ? <Open>{answerText(line, now)}</Open> : <Closed>{answerText(line, now)}</Closed>;
  return (
    <>
      <chakra.span data-when="open" hidden display="contents">
        <Open>{texts.answer}</Open>
      </chakra.span>
      <chakra.span data-when="closed" hidden display="contents">
        <Closed>{texts.answer}</Closed>
      </chakra.span>
    </>
  );
}

/** Hidden in print, where it would soon be wrong. */
function Open({ children }: { children: string }) {
  return (
    <chakra.span display="inline-flex" _print={{ display: 'none' }}>
      <Badge tone="green" icon={<PhoneCall aria-hidden size={14} strokeWidth={2} />}>
        {children}
      </Badge>
    </chakra.span>
  );
}

function Closed({ children }: { children: string }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minHeight="1.625rem"
      textStyle="tiny"
      color="muted"
      _print={{ display: 'none' }}
    >
      <Moon aria-hidden size={14} strokeWidth={2} />
      {children}
    </chakra.span>
  );
}
