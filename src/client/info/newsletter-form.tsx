import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { paths } from '../lib/paths.ts';
import { readSettings } from '../lib/settings.ts';
import { AccordionItem } from '../ui/accordion.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { countryPrefixes } from './country-prefixes.ts';
import { messages, rules } from './newsletter-rules.ts';
import { subscribe, type Subscription } from './subscribe.ts';

/** A honeypot: a hidden field, with the name that providers' own forms use and that bots fill in. */
const TRAP = 'email_address_check';

type Fields = Subscription & { [TRAP]: string };

const prefixOptions = countryPrefixes.map(([country, prefix]) => ({ value: prefix, label: `${country} (${prefix})` }));
const trimmed = { setValueAs: (value: string) => value.trim() };

export function NewsletterForm() {
  const { newsletterFormUrl } = readSettings();
  const [done, setDone] = useState(false);
  if (!newsletterFormUrl) {
    return (
      <chakra.p color="muted" maxWidth="prose">
        Al momento l’iscrizione alla newsletter non è disponibile. Tutto il resto di Sottovoce funziona anche senza.
      </chakra.p>
    );
  }
  return done ? <Success /> : <OpenForm url={newsletterFormUrl} onDone={() => setDone(true)} />;
}

function OpenForm({ url, onDone }: { url: string; onDone: () => void }) {
  const form = useForm<Fields>({ defaultValues: { email: '', prefix: '', phone: '', [TRAP]: '' } });
  const { errors, isSubmitting } = form.formState;
  const [failed, setFailed] = useState(false);
  const phoneBlock = useRef<HTMLDivElement>(null);

  const send = form.handleSubmit(
    async ({ [TRAP]: trap, ...subscription }) => {
      setFailed(false);
      // Emptied, so that a user whose browser has filled it in succeeds the second time.
      form.setValue(TRAP, '');
      if (trap === '' && (await subscribe(url, subscription))) onDone();
      else setFailed(true);
    },
    ({ phone, prefix }) => {
      setFailed(false);
      // A field in a closed section cannot take the focus.
      if (phone || prefix) phoneBlock.current?.querySelector('details')?.setAttribute('open', '');
    },
  );

  return (
    <chakra.form action={url} method="post" noValidate onSubmit={send} display="grid" gap="4" maxWidth="480px" position="relative">
      <TextField
        label="La tua email"
        type="email"
        autoComplete="email"
        hint="Va bene qualsiasi indirizzo: non viene collegato al tuo account."
        error={errors.email?.message}
        required
        {...form.register('email', { ...trimmed, validate: rules.email })}
      />
      <div ref={phoneBlock}>
        <AccordionItem title="Anche per SMS (facoltativo)">
          <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' }} gap="4" color="ink">
            <SelectField
              label="Prefisso paese"
              placeholder="Scegli"
              autoComplete="tel-country-code"
              options={prefixOptions}
              error={errors.prefix?.message}
              {...form.register('prefix', { validate: rules.prefix })}
            />
            <TextField
              label="Numero di telefono"
              type="tel"
              autoComplete="tel-national"
              error={errors.phone?.message}
              {...form.register('phone', { ...trimmed, validate: rules.phone, deps: 'prefix' })}
            />
          </chakra.div>
        </AccordionItem>
      </div>
      <chakra.label aria-hidden position="absolute" width="1px" height="1px" overflow="hidden" clipPath="inset(50%)">
        Lascia vuoto questo campo
        <input type="text" tabIndex={-1} autoComplete="off" {...form.register(TRAP)} />
      </chakra.label>
      <div role="alert">{failed && <Failure />}</div>
      <Button type="submit" justifySelf="start" pending={isSubmitting} pendingText="Iscrizione...">
        Iscriviti
      </Button>
      <chakra.p textStyle="small" color="muted">
        L’iscrizione è gestita da un servizio esterno, che riceve solo ciò che scrivi in questo modulo. Ti cancelli quando vuoi, dal link in
        fondo a ogni email. Altri dettagli nella pagina <TextLink href={paths.privacy}>Privacy</TextLink>.
      </chakra.p>
    </chakra.form>
  );
}

const notice = { display: 'flex', alignItems: 'flex-start', gap: '3', padding: '4', borderRadius: 'control', maxWidth: '480px' } as const;

function Failure() {
  return (
    <chakra.div css={notice} bg="red.fill" color="red.text">
      <chakra.span paddingTop="1">
        <CircleAlert aria-hidden size={20} strokeWidth={1.75} />
      </chakra.span>
      <div>
        <chakra.p fontWeight="semibold">{messages.failure}</chakra.p>
        <chakra.p textStyle="small">Quello che hai scritto è ancora qui: puoi riprovare.</chakra.p>
      </div>
    </chakra.div>
  );
}

/** Takes the focus, because the form is gone. */
function Success() {
  return (
    <chakra.p
      role="status"
      tabIndex={-1}
      ref={(element: HTMLElement | null) => element?.focus()}
      css={notice}
      bg="green.fill"
      color="green.text"
      outline="0"
    >
      <chakra.span paddingTop="1">
        <CircleCheck aria-hidden size={20} strokeWidth={1.75} />
      </chakra.span>
      <span>{messages.success}</span>
    </chakra.p>
  );
}
