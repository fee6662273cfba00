import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { Mark } from '../../ui/mark.tsx';
import { paths } from '../../lib/paths.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const claims = [
  ['1000+', 'studenti attivi'],
  ['50+', 'università'],
  ['24/7', 'supporto'],
  ['100%', 'anonimo'],
] as const;

const links = [
  [paths.about, 'Chi siamo'],
  [paths.rules, 'Regole della community'],
  [paths.support, 'Supporto'],
  [paths.terms, 'Termini'],
  [paths.privacy, 'Privacy'],
  [paths.report, 'Segnala'],
  [paths.transparency, 'Trasparenza'],
  [paths.accessibility, 'Accessibilità'],
] as const;

const StyledLink = chakra(Link);

export function Footer() {
  return (
    <chakra.footer borderTopWidth="1px" borderColor="hairline" bg="sunken">
      <chakra.div
        maxWidth="frame"
        marginInline="auto"
        paddingInline={{ base: '4', sm: '5', lg: '6' }}
        paddingTop="10"
        paddingBottom={{ base: '8', md: '10' }}
      >
        <chakra.dl display="grid" gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }} gap="6">
          {claims.map(([figure, label]) => (
            <chakra.div key={label} display="flex" flexDirection="column-reverse">
              <chakra.dt textStyle="small" color="muted">
                {label}
              </chakra.dt>
              <chakra.dd textStyle="h2">{figure}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          marginTop="8"
          paddingTop="6"
          borderTopWidth="1px"
          borderColor="hairline"
        >
          <chakra.p display="flex" alignItems="center" gap="2.5" width={{ base: '100%', md: 'auto' }} textStyle="small" color="muted">
            <Mark size={22} />
            Parla piano, qualcuno ti ascolta.
            <chakra.span display={{ lg: 'none' }} marginInlineStart="auto">
              <ThemeSwitch />
            </chakra.span>
          </chakra.p>
          <chakra.nav aria-label="Informazioni">
            <chakra.ul listStyle="none" display="flex" flexWrap="wrap" columnGap="5">
              {links.map(([path, label]) => (
                <li key={path}>
                  <StyledLink
                    href={path}
                    display="inline-flex"
                    alignItems="center"
                    minHeight="target"
                    textStyle="small"
                    color="ink"
                    _hover={{ color: 'primary', textDecoration: 'underline' }}
                  >
                    {label}
                  </StyledLink>
                </li>
              ))}
            </chakra.ul>
          </chakra.nav>
        </chakra.div>
      </chakra.div>
    </chakra.footer>
  );
}
