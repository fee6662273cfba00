import { chakra } from '@chakra-ui/react/styled-system';
import { AccountCard } from '../../../src/client/account/account-card.tsx';
import { AddressCard } from '../../../src/client/account/address-card.tsx';
import { DeleteAccountCard } from '../../../src/client/account/delete-account-card.tsx';
import { DeviceCard } from '../../../src/client/account/device-card.tsx';
import { DownloadCard } from '../../../src/client/account/download-card.tsx';
import { MeasureItem } from '../../../src/client/account/measure-item.tsx';
import { MeasuresCard } from '../../../src/client/account/measures-card.tsx';
import { OwnReportsCard } from '../../../src/client/account/own-reports-card.tsx';
import { OwnTextsCard } from '../../../src/client/account/own-texts-card.tsx';
import { PasswordCard } from '../../../src/client/account/password-card.tsx';
import { ProfileCard } from '../../../src/client/account/profile-card.tsx';
import { SessionsCard } from '../../../src/client/account/sessions-card.tsx';
import { ThemeCard } from '../../../src/client/account/theme-card.tsx';
import type { Measure } from '../../../src/routers/measures/schema.ts';
import { minutesAgo } from '../../posts/samples.ts';
import type { Piece, Room } from '../piece.ts';

const measure: Measure = {
  id: 1,
  kind: 'comment',
  action: 'remove',
  rule: 'insult',
  reason: 'Ride di chi sta raccontando un dolore.',
  by: 'person',
  excerpt: 'Succede sempre ai soliti',
  removed: true,
  createdAt: minutesAgo(60 * 30),
  endsAt: null,
  appeal: null,
  mayAppeal: true,
};

const measured = (name: string, fields: Partial<Measure>): Piece => ({
  name: `MeasureItem, ${name}`,
  draw: () => (
    <chakra.ul listStyle="none">
      <MeasureItem measure={{ ...measure, ...fields }} />
    </chakra.ul>
  ),
});
const appeal = { text: 'Volevo consolare.', createdAt: minutesAgo(60), outcome: null, answer: null };

export const accountRoom: Room = {
  name: 'account',
  pieces: [
    {
      name: 'AccountCard',
      draw: () => (
        <AccountCard title="Una cosa dell’account" lead="A che cosa serve, in una frase.">
          Quello che si può fare.
        </AccountCard>
      ),
    },
    { name: 'ProfileCard', draw: () => <ProfileCard /> },
    { name: 'AddressCard', draw: () => <AddressCard /> },
    { name: 'PasswordCard', draw: () => <PasswordCard /> },
    { name: 'SessionsCard', draw: () => <SessionsCard /> },
    { name: 'DeviceCard', draw: () => <DeviceCard /> },
    { name: 'ThemeCard', draw: () => <ThemeCard /> },
    { name: 'OwnTextsCard', draw: () => <OwnTextsCard /> },
    { name: 'OwnReportsCard', draw: () => <OwnReportsCard /> },
    { name: 'MeasuresCard', draw: () => <MeasuresCard /> },
    measured('text taken away', {}),
    measured('pause, appealed', { action: 'pause', endsAt: '2026-11-29T10:00:00.000Z', appeal, mayAppeal: false }),
    measured('lifted', { appeal: { ...appeal, outcome: 'lifted', answer: 'Letto con calma, consola.' }, mayAppeal: false }),
    measured('covered by three reports', { action: 'review', by: 'three-reports', rule: null, reason: null, removed: false }),
    { name: 'DownloadCard', draw: () => <DownloadCard /> },
    { name: 'DeleteAccountCard', draw: () => <DeleteAccountCard /> },
  ],
};
