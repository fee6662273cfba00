import { chakra } from '@chakra-ui/react/styled-system';
import { BadgeCheck, EyeOff, Waypoints } from 'lucide-react';
import { PageHeading } from '../ui/page-heading.tsx';

const claims = [
  { label: 'Mentori verificati', icon: BadgeCheck },
  { label: 'Abbinamento automatico', icon: Waypoints },
  { label: '100% anonimo', icon: EyeOff },
] as const;

export function MentorshipHero() {
  return (
    <chakra.header display="flex" flexDirection="column" gap="4">
      <div>
        <PageHeading>Mentorship</PageHeading>
        <chakra.p marginTop="2" color="muted" maxWidth="prose" textWrap="pretty">
          Chi ha già passato quello che stai passando tu, al tuo fianco per un pezzo di strada.
        </chakra.p>
      </div>
      <chakra.ul listStyle="none" display="flex" flexWrap="wrap" columnGap="6" rowGap="2">
        {claims.map(({ label, icon: Icon }) => (
          <chakra.li key={label} display="inline-flex" alignItems="center" gap="2" textStyle="small" fontWeight="medium">
            <chakra.span color="talk.edge">
              <Icon aria-hidden size={20} strokeWidth={1.75} />
            </chakra.span>
            {label}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.header>
  );
}
