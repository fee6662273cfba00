import { chakra } from '@chakra-ui/react/styled-system';
import { Clock, EyeOff, GraduationCap } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FORGOT_QUERY, paths, REGISTER_QUERY, registerPath } from '../lib/paths.ts';
import { owesLogout } from '../lib/storage.ts';
import { useBackCloses } from '../lib/use-back-closes.ts';
import { SupportLine } from '../support/support-line.tsx';
import { Card } from '../ui/card.tsx';
import { Later } from '../ui/later.tsx';
import { NightWindowDrawing } from '../ui/night-drawing.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { LoginForm } from './login-form.tsx';

const RegisterForm = lazy(async () => ({ default: (await import('./register-form.tsx')).RegisterForm }));

const ForgotForm = lazy(async () => ({ default: (await import('./forgot-form.tsx')).ForgotForm }));

const OwedLogout = lazy(async () => ({ default: (await import('./owed-logout.tsx')).OwedLogout }));

type Mode = 'login' | 'register';

const headings = { login: 'Accedi a Sottovoce', register: 'Crea il tuo account', forgot: 'Password dimenticata' };

const reassurances = [
  { icon: EyeOff, text: 'Quello che scrivi non porta il tuo nome: per chi legge sei una voce, non un profilo.' },
  { icon: GraduationCap, text: 'L’email universitaria riserva questo posto a chi studia. Nessun altro la vede.' },
  { icon: Clock, text: 'La notte prima di un esame, di domenica, in sessione: puoi scrivere a qualsiasi ora.' },
];

export function LoginPage() {
  const [asked] = useState(askedFor);
  const [owing] = useState(owesLogout);
  const [mode, setMode] = useState<Mode>(asked === REGISTER_QUERY ? 'register' : 'login');
  const [forgot, setForgot] = useState<'linked' | 'pressed' | null>(asked === FORGOT_QUERY ? 'linked' : null);
  /** The address typed into the form that was left for the other. */
  const [email, setEmail] = useState('');
  // At the address of another page, the login stands in its place.
  const ownStep = window.location.pathname === paths.login ? undefined : '#login';
  const choose = (next: Mode) => {
    setMode(next);
    const { pathname } = window.location;
    // So that a reload shows the same form.
    if (pathname === paths.login) window.history.replaceState(window.history.state, '', next === 'register' ? registerPath : pathname);
  };

  useBackCloses(forgot === 'pressed', () => {
    setForgot(null);
    setMode('login');
  });

  return (
    <Page width="wide">
      {owing && (
        <Later>
          <OwedLogout />
        </Later>
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 480px)' }}
        columnGap="16"
        rowGap="5"
        maxWidth={{ base: '520px', lg: 'none' }}
        marginInline="auto"
        alignItems="start"
      >
        <chakra.div paddingTop={{ lg: '2' }}>
          <chakra.div display={{ base: 'none', lg: 'block' }} color="talk.edge" marginBottom="6" marginInlineStart="-3">
            <NightWindowDrawing width={190} />
          </chakra.div>
          <PageHeading step={forgot ? '#forgot' : ownStep}>{headings[mode === 'login' && forgot ? 'forgot' : mode]}</PageHeading>
          <chakra.p color="muted" marginTop="3" maxWidth="40ch" display={{ base: 'none', lg: 'block' }}>
            Il posto dove chi studia può dire come sta, a bassa voce.
          </chakra.p>
          <chakra.ul listStyle="none" display="grid" gap="6" marginTop={{ base: '3', lg: '8' }} maxWidth="44ch">
            {reassurances.map(({ icon: Icon, text }, index) => (
              <chakra.li key={text} display={{ base: index === 0 ? 'flex' : 'none', lg: 'flex' }} gap={{ base: '3', lg: '4' }}>
                <chakra.span color="talk.edge" paddingTop="1">
                  <Icon aria-hidden size={20} strokeWidth={1.75} />
                </chakra.span>
                <chakra.span textWrap="pretty">{text}</chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
          <SupportLine marginTop={{ base: '3', lg: '8' }} />
        </chakra.div>
        <div>
          <Card padding={{ base: '4', sm: '6' }}>
            <Tabs
              label="Accesso o registrazione"
              look="segmented"
              keepMounted
              value={mode}
              onChange={choose}
              items={[
                {
                  value: 'login',
                  label: 'Accedi',
                  content: forgot ? (
                    <Suspense fallback={<FormUnderWay />}>
                      <ForgotForm email={email} onEmail={setEmail} onBack={() => setForgot(null)} />
                    </Suspense>
                  ) : (
                    <LoginForm
                      email={email}
                      onForgot={(typed) => {
                        setEmail(typed);
                        setForgot('pressed');
                      }}
                    />
                  ),
                },
                {
                  value: 'register',
                  label: 'Registrati',
                  content: (
                    <Suspense fallback={<FormUnderWay />}>
                      <RegisterForm />
                    </Suspense>
                  ),
                },
              ]}
            />
          </Card>
          <chakra.p textStyle="small" color="muted" textAlign="center" marginTop="5">
            Vuoi prima dare un’occhiata? <TextLink href={paths.preview}>Guarda l’anteprima</TextLink>
          </chakra.p>
        </div>
      </chakra.div>
    </Page>
  );
}

/** Returns the query of the login page. At other URLs that need a login, the query is about something else. */
function askedFor(): string {
  const { pathname, search } = window.location;
  return pathname === paths.login ? search.slice(1) : '';
}

function FormUnderWay() {
  return (
    <chakra.div role="status" display="grid" placeItems="center" minHeight="80" color="primary">
      <Spinner size="2rem" />
      <chakra.span srOnly>Caricamento...</chakra.span>
    </chakra.div>
  );
}
