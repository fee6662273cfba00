import { chakra } from '@chakra-ui/react/styled-system';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { NoticeSwitches } from '../notices/notice-switches.tsx';
import { AddressCard } from './address-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { DownloadCard } from './download-card.tsx';
import { MeasuresCard } from './measures-card.tsx';
import { OwnReportsCard } from './own-reports-card.tsx';
import { OwnTextsCard } from './own-texts-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ThemeCard } from './theme-card.tsx';
import { DeviceCard } from './device-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function AccountPage() {
  return (
    <Page>
      <PageHeading>Impostazioni</PageHeading>
      <chakra.p color="muted" marginTop="2" maxWidth="prose">
        Come appare Sottovoce, di che cosa ti avvisa, come entri. Più sotto, quello che sappiamo di te e come portarlo via.
      </chakra.p>
      <chakra.div display="grid" gap="5" marginTop="6">
        <ThemeCard />
        <NoticeSwitches />
        <PasswordCard />
        <AddressCard />
        <SessionsCard />
        <DeviceCard />
        <OwnTextsCard />
        <MeasuresCard />
        <OwnReportsCard />
        <ProfileCard />
        <DownloadCard />
        <DeleteAccountCard />
      </chakra.div>
    </Page>
  );
}
