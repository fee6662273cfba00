import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { registerPath } from '../lib/paths.ts';
import { asManyAsFit } from '../ui/as-many-as-fit.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { previewFeatures, sampleStats } from './sample-posts.ts';

export function PreviewSidebar() {
  return (
    <chakra.div display="grid" gap="4" position={{ lg: 'sticky' }} top={{ lg: '24' }}>
      <Card as="section" aria-labelledby="preview-stats">
        <chakra.h2 id="preview-stats" textStyle="h3">
          Adesso nella community
        </chakra.h2>
        <chakra.dl display="grid" gridTemplateColumns={asManyAsFit('4.5rem')} gap="3" marginTop="3">
          {sampleStats.map(({ figure, label }) => (
            <chakra.div key={label} display="flex" flexDirection="column-reverse" justifyContent="flex-end">
              <chakra.dt textStyle="tiny" color="muted">
                {label}
              </chakra.dt>
              <chakra.dd textStyle="h2" fontVariantNumeric="tabular-nums">
                {figure}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <chakra.p textStyle="tiny" color="muted" marginTop="3">
          Numeri di esempio.
        </chakra.p>
      </Card>
      <Card as="section" aria-labelledby="preview-features">
        <chakra.h2 id="preview-features" textStyle="h3">
          Con un account puoi
        </chakra.h2>
        <chakra.ul listStyle="none" display="grid" gap="2" marginTop="3" textStyle="small">
          {previewFeatures.map((feature) => (
            <chakra.li key={feature} display="flex" gap="2.5">
              <chakra.span color="talk.edge" paddingTop="0.5">
                <Check aria-hidden size={18} strokeWidth={1.75} />
              </chakra.span>
              {feature}
            </chakra.li>
          ))}
        </chakra.ul>
        <ButtonLink href={registerPath} wide marginTop="4">
          Crea il tuo account
        </ButtonLink>
      </Card>
    </chakra.div>
  );
}
