import { chakra } from '@chakra-ui/react/styled-system';
import { asManyAsFit } from '../ui/as-many-as-fit.ts';
import { stats } from './landing-texts.ts';

export function StatCards() {
  return (
    <chakra.dl display="grid" gridTemplateColumns={asManyAsFit('5.5rem')} gap="3">
      {stats.map(({ figure, label }) => (
        <chakra.div
          key={label}
          display="flex"
          flexDirection="column-reverse"
          justifyContent="flex-end"
          gap="1"
          paddingInline={{ base: '3', sm: '5' }}
          paddingBlock={{ base: '2.5', sm: '4' }}
          bg="surface"
          borderWidth="1px"
          borderColor="hairline"
          borderRadius="card"
        >
          <chakra.dt textStyle="small" color="muted">
            {label}
          </chakra.dt>
          <chakra.dd textStyle={{ base: 'h2', sm: 'h1' }} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {figure}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
