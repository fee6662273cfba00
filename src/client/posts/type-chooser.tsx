import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type RefObject, useId } from 'react';
import type { PostType } from '../../routers/posts/schema.ts';
import { asManyAsFit } from '../ui/as-many-as-fit.ts';
import { useUnderWayPress } from '../ui/under-way.ts';
import { POST_TYPES, postTypes } from './post-types.ts';

/** At high zoom the chooser shrinks, so that at least one line of the text field stays visible. */
const TINY = '@media (max-height: 20rem)';

interface Props {
  value: PostType;
  onChange: (type: PostType) => void;
  /** Ref to the checked radio button. */
  chosen: RefObject<HTMLInputElement | null>;
}

export const TypeChooser = memo(function TypeChooser({ value, onChange, chosen }: Props) {
  const name = useId();
  const heldPress = useUnderWayPress();
  return (
    <chakra.fieldset role="radiogroup" minWidth="0">
      <chakra.legend textStyle="small" fontWeight="semibold" marginBottom="1.5" css={{ [TINY]: { srOnly: true } }}>
        Che cosa ti serve adesso?
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={asManyAsFit('5.5rem')} gap={{ base: '1.5', sm: '2' }}>
        {POST_TYPES.map((type) => {
          const { label, line, icon: Icon } = postTypes[type];
          return (
            <chakra.label
              key={type}
              data-choice
              css={{
                ...card,
                '&:has(:checked)': { bg: `${type}.fill`, borderColor: `${type}.edge`, boxShadow: `inset 0 0 0 1px {colors.${type}.edge}` },
              }}
            >
              <chakra.input
                ref={type === value ? chosen : undefined}
                type="radio"
                name={name}
                value={type}
                checked={type === value}
                onChange={() => onChange(type)}
                aria-labelledby={`${name}-${type}`}
                aria-describedby={`${name}-${type}-line`}
                position="absolute"
                inset="0"
                opacity="0"
                cursor="pointer"
                {...heldPress}
              />
              <chakra.span color={`${type}.text`} css={{ [TINY]: { display: 'none' } }}>
                <Icon aria-hidden size={20} strokeWidth={1.75} />
              </chakra.span>
              <chakra.span minWidth="0" hyphens="auto">
                <chakra.span id={`${name}-${type}`} display="block" fontWeight="semibold">
                  {label}
                </chakra.span>
                <chakra.span
                  id={`${name}-${type}-line`}
                  display="block"
                  color="muted"
                  textStyle="tiny"
                  css={{ '[data-short] &': { srOnly: true } }}
                >
                  {line}
                </chakra.span>
              </chakra.span>
            </chakra.label>
          );
        })}
      </chakra.div>
    </chakra.fieldset>
  );
});

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: { base: 'center', sm: 'flex-start' },
  gap: { base: '1', sm: '1.5' },
  paddingInline: { base: '1.5', sm: '3.5' },
  paddingBlock: { base: '2', sm: '3' },
  textAlign: { base: 'center', sm: 'start' },
  borderWidth: '1px',
  borderColor: 'outline',
  borderRadius: 'card',
  textStyle: 'small',
  [TINY]: { paddingBlock: '1', justifyContent: 'center', textStyle: 'tiny' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '2px' },
} as const;
