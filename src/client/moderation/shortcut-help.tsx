import { chakra } from '@chakra-ui/react/styled-system';
import { Keyboard } from 'lucide-react';
import { AccordionItem } from '../ui/accordion.tsx';
import { Checkbox } from '../ui/checkbox.tsx';

interface Props {
  on: boolean;
  onChange: (on: boolean) => void;
  /** What each key does on this page. */
  keys: readonly (readonly [key: string, does: string])[];
}

/** Lists the keyboard shortcuts of a page, with a checkbox to disable them. */
export function ShortcutHelp({ on, onChange, keys }: Props) {
  return (
    <AccordionItem title="Da tastiera" icon={<Keyboard aria-hidden size={20} strokeWidth={1.75} />}>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2" textStyle="small" alignItems="center">
        {keys.map(([key, does]) => (
          <chakra.div key={key} display="contents">
            <chakra.dt>
              <chakra.kbd
                paddingInline="2"
                paddingBlock="0.5"
                borderWidth="1px"
                borderColor="outline"
                borderRadius="small"
                fontFamily="inherit"
                fontWeight="semibold"
                color="ink"
              >
                {key}
              </chakra.kbd>
            </chakra.dt>
            <dd>{does}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <Checkbox label="Usa questi tasti" checked={on} onChange={(event) => onChange(event.target.checked)} />
    </AccordionItem>
  );
}
