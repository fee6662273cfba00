import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import type { University } from '../../routers/universities/schema.ts';
import { hasKeyboard } from '../lib/keyboard.ts';
import { controlRecipe, FieldShell } from '../ui/field-shell.tsx';
import { Popover } from '../ui/popover.tsx';
import { UniversitySearch } from './university-search.tsx';

const Box = chakra('button', controlRecipe);

interface Props {
  /** The name of the chosen university; empty if none is chosen. */
  value: string;
  error?: string;
  onSelect: (university: University) => void;
  onBlur: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** A button that opens a search over all universities. */
export function UniversityPicker({ value, error, onSelect, onBlur, ref }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const valueId = useId();

  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (!next) onBlur();
    // The results would open below the edge of a phone, and its keyboard would cover them.
    else if (!hasKeyboard()) root.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <chakra.div ref={root} scrollMarginTop="-12">
      <FieldShell label="Università" error={error}>
        {({ id, 'aria-describedby': describedBy, ...control }) => (
          <Popover
            open={open}
            onOpenChange={onOpenChange}
            // On the narrowest phones the field is narrower than the default 18rem.
            width="min(18rem, 100%)"
            padding="0"
            renderTrigger={(trigger) => (
              <Box
                ref={ref}
                id={id}
                type="button"
                aria-haspopup="listbox"
                aria-describedby={[valueId, describedBy].filter(Boolean).join(' ')}
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                gap="2"
                textAlign="start"
                {...control}
                {...trigger}
              >
                <chakra.span id={valueId} color={value ? 'ink' : 'muted'} lineHeight="1.375rem">
                  {value || 'Cerca la tua università'}
                </chakra.span>
                <chakra.span color="muted">
                  <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
                </chakra.span>
              </Box>
            )}
          >
            <UniversitySearch
              onSelect={(university) => {
                setOpen(false);
                onSelect(university);
                root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
              }}
            />
          </Popover>
        )}
      </FieldShell>
    </chakra.div>
  );
}
