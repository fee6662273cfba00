import { Heart, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../src/client/ui/badge.tsx';
import { Button, ButtonLink } from '../../../src/client/ui/button.tsx';
import { Checkbox } from '../../../src/client/ui/checkbox.tsx';
import { CopyButton } from '../../../src/client/ui/copy-button.tsx';
import { IconButton } from '../../../src/client/ui/icon-button.tsx';
import { LinkList } from '../../../src/client/ui/link-list.tsx';
import { LoginLink } from '../../../src/client/ui/login-link.tsx';
import { RadioGroup } from '../../../src/client/ui/radio-group.tsx';
import { Tabs } from '../../../src/client/ui/tabs.tsx';
import { TextAnchor, TextButton, TextLink } from '../../../src/client/ui/text-link.tsx';
import { Row } from '../row.tsx';
import type { Room } from '../piece.ts';

const VARIANTS = ['solid', 'outline', 'quiet', 'danger'] as const;
const TONES = ['neutral', 'vent', 'advice', 'talk'] as const;

export const choicesRoom: Room = {
  name: 'scelte',
  pieces: [
    {
      name: 'Button',
      draw: () => (
        <>
          {VARIANTS.map((variant) => (
            <Row key={variant}>
              <Button variant={variant}>Pubblica</Button>
              <Button variant={variant} size="sm">
                <Heart aria-hidden size={16} /> Mi piace
              </Button>
              <Button variant={variant} disabled>
                Spento
              </Button>
              <Button variant={variant} pending pendingText="Un attimo...">
                Invia
              </Button>
            </Row>
          ))}
          <ButtonLink href="#" wide>
            Una via larga
          </ButtonLink>
        </>
      ),
    },
    {
      name: 'IconButton',
      draw: () => (
        <Row>
          <IconButton label="Modifica" icon={<Pencil aria-hidden size={20} />} />
          <IconButton label="Elimina" icon={<Trash2 aria-hidden size={20} />} disabled />
        </Row>
      ),
    },
    {
      name: 'Badge',
      draw: () => (
        <Row>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge icon={<Heart aria-hidden size={14} />}>con un segno</Badge>
        </Row>
      ),
    },
    { name: 'Checkbox', draw: () => <Checks /> },
    {
      name: 'RadioGroup',
      draw: () => (
        <>
          <RadioGroup legend="Quando" options={LONG} value="ora" onChange={() => {}} />
          <RadioGroup legend="Che cosa" look="chips" options={SHORT} value="sfogo" onChange={() => {}} />
          <RadioGroup legend="Perché" options={LONG} value={undefined} onChange={() => {}} error="Scegli una risposta" />
        </>
      ),
    },
    {
      name: 'Tabs',
      draw: () => (
        <>
          <Tabs label="Mentorship" items={TABS} value="uno" onChange={() => {}} />
          <Tabs label="Accesso" look="segmented" items={TABS.slice(0, 2)} value="due" onChange={() => {}} />
        </>
      ),
    },
    { name: 'CopyButton', draw: () => <CopyButton text="Parole da tenere" /> },
    {
      name: 'TextLink',
      draw: () => (
        <Row>
          <TextLink href="#">Dentro il sito</TextLink>
          <TextAnchor href="#">Fuori</TextAnchor>
          <TextButton type="button">Che fa qualcosa</TextButton>
          <LoginLink size="sm">Accedi</LoginLink>
        </Row>
      ),
    },
    {
      name: 'LinkList',
      draw: () => (
        <LinkList
          links={[
            { path: '#gruppi', label: 'Gruppi di studio', line: 'Chi prepara lo stesso esame', icon: Pencil },
            { path: '#mentor', label: 'Mentorship', line: 'Chi ci è già passato', icon: Heart },
          ]}
        />
      ),
    },
  ],
};

const LONG = [
  { value: 'ora', label: 'Adesso', description: 'Lo vede chi è qui in questo momento.' },
  { value: 'poi', label: 'Più tardi', description: 'Resta qui finché non decidi.' },
];
const SHORT = [
  { value: 'sfogo', label: 'Sfogo libero' },
  { value: 'consiglio', label: 'Cerco consiglio' },
  { value: 'parlare', label: 'Voglio parlare' },
];
const TABS = ['uno', 'due', 'tre'].map((value) => ({ value, label: `Scheda ${value}`, content: `Contenuto di ${value}` }));

function Checks() {
  const [checked, setChecked] = useState(true);
  return (
    <>
      <Checkbox label="Ho letto i termini" checked={checked} onChange={() => setChecked(!checked)} />
      <Checkbox label="Non ancora" error="Serve il tuo consenso" />
      <Checkbox label="Spenta" disabled />
    </>
  );
}
