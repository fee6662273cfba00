import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import { mayCare } from '../../routers/moderation/rules.ts';
import type { ReportKind } from '../../routers/reports/schema.ts';
import { paths } from '../lib/paths.ts';
import { takeFocus } from '../lib/take-focus.ts';
import { LineList } from '../support/line-list.tsx';
import { emergencyLines, listeningLine } from '../support/helplines.ts';
import { BulletList } from '../ui/info-section.tsx';
import { TextButton, TextLink } from '../ui/text-link.tsx';
import { WHAT_TO_SAY } from './report-words.ts';

const lines = [listeningLine, emergencyLines[0]!];

/** Advice and helplines for a reporter who worries about the author. */
export function WhatToSay({ kind, onBack }: { kind: ReportKind; onBack: () => void }) {
  return (
    // Takes the focus, because the button that led here is gone.
    <chakra.div ref={takeFocus} tabIndex={-1} outline="0" display="grid" gap="4">
      <chakra.p>
        Grazie di averci pensato. Avvisare non punisce nessuno: chi modera lo legge prima di tutto il resto, appena può
        {mayCare(kind) ? ', e può lasciare una parola e i numeri giusti.' : '. Da qui però non può rispondere a chi ha scritto.'}
      </chakra.p>
      <section aria-label="Che cosa puoi fare tu">
        <chakra.h3 textStyle="h3" marginBottom="2">
          Che cosa puoi fare tu
        </chakra.h3>
        <BulletList items={WHAT_TO_SAY} />
      </section>
      <section aria-label="A chi telefonare">
        <chakra.h3 textStyle="h3" marginBottom="2">
          A chi telefonare
        </chakra.h3>
        <LineList lines={lines} />
        <chakra.p textStyle="small" marginTop="2">
          <TextLink href={paths.support}>Altri numeri e orari</TextLink>
        </chakra.p>
      </section>
      <div>
        <TextButton type="button" display="inline-flex" alignItems="center" gap="1.5" minHeight="target" textStyle="small" onClick={onBack}>
          <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
          Torna ai motivi di segnalazione
        </TextButton>
      </div>
    </chakra.div>
  );
}
