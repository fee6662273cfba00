import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, useId, useRef } from 'react';
import { getQueryKey } from '@trpc/react-query';
import type { NoticeSettings } from '../../routers/notices/schema.ts';
import { useAnchor } from '../lib/anchor.ts';
import { useOptimistic } from '../lib/optimistic.ts';
import type { SettingsCard } from '../lib/paths.ts';
import { errorText } from '../lib/request-error.ts';
import { readSettings } from '../lib/settings.ts';
import { trpc } from '../lib/trpc.ts';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { Later } from '../ui/later.tsx';
import { SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';
import { switchWords } from './notice-words.ts';

const PushSwitch = lazy(async () => ({ default: (await import('./push-switch.tsx')).PushSwitch }));

const FAILED = 'Non siamo riusciti a salvare la scelta. Riprova tra poco.';
const ANCHOR: SettingsCard = 'avvisi';

/** The notice settings. Each change is saved at once. */
export function NoticeSwitches() {
  const utils = trpc.useUtils();
  const { data, error, isPending, isFetching, refetch } = trpc.notices.settings.useQuery(undefined, { staleTime: 0, gcTime: 0 });
  const change = useOptimistic<NoticeSettings | undefined>({
    scope: 'notice-settings',
    lists: getQueryKey(trpc.notices.settings),
    state: data,
    show: (change) => utils.notices.settings.setData(undefined, change),
  });
  const update = trpc.notices.updateSettings.useMutation(change((settings, chosen) => settings && { ...settings, ...chosen }));
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useAnchor(card, ANCHOR);

  return (
    <Card as="section" ref={card} id={ANCHOR} aria-labelledby={titleId} padding={{ base: '4', sm: '6' }} scrollMarginTop="20">
      <chakra.h2 id={titleId} textStyle="h2">
        Avvisi
      </chakra.h2>
      <chakra.p color="muted" marginTop="2" maxWidth="prose" textWrap="pretty">
        Scegli di che cosa vuoi che ti avvisiamo. Un avviso non dice mai chi, e non cita parole d’altri. Se un tuo gruppo sta per chiudersi,
        te lo diciamo comunque.
      </chakra.p>
      {!data && (
        <chakra.div marginTop="4">
          {isPending ? (
            <SkeletonRegion>
              <SkeletonText lines={12} lineHeight="44px" />
            </SkeletonRegion>
          ) : (
            <ErrorCard error={error} inside onRetry={() => void refetch()} retrying={isFetching} />
          )}
        </chakra.div>
      )}
      {data && (
        <chakra.div display="grid" gap="4" marginTop="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          {switchWords.map(({ title, switches }) => (
            <Switches key={title} title={title} switches={switches} settings={data} onChange={(change) => update.mutate(change)} />
          ))}
        </chakra.div>
      )}
      <Later>
        <PushSwitch />
      </Later>
      <FieldError error={update.error ? errorText(update.error, FAILED) : undefined} />
    </Card>
  );
}

interface SwitchesProps {
  title: string;
  switches: [name: keyof NoticeSettings, label: string][];
  settings: NoticeSettings;
  onChange: (change: Partial<NoticeSettings>) => void;
}

function Switches({ title, switches, settings, onChange }: SwitchesProps) {
  const { sendsMail } = readSettings();
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend textStyle="small" fontWeight="semibold">
        {title}
      </chakra.legend>
      {switches
        .filter(([name]) => name !== 'mail' || sendsMail)
        .map(([name, label]) => (
          <Checkbox key={name} label={label} checked={settings[name]} onChange={({ target }) => onChange({ [name]: target.checked })} />
        ))}
    </chakra.fieldset>
  );
}
