import { chakra } from '@chakra-ui/react/styled-system';
import { FileJson } from 'lucide-react';
import { useState } from 'react';
import { FieldShell } from '../ui/field-shell.tsx';

interface Props {
  label: string;
  accept: string;
  error?: string;
  onFile: (file: File | undefined) => void;
}

/** A transparent file input over our own text, because the browser's labels follow the browser's language, not the page's. */
export function FileField({ label, accept, error, onFile }: Props) {
  const [name, setName] = useState<string>();
  return (
    <FieldShell label={label} error={error}>
      {(control) => (
        <chakra.div
          position="relative"
          display="flex"
          alignItems="center"
          gap="3"
          minHeight="12"
          padding="2"
          borderWidth="1px"
          borderStyle={name ? 'solid' : 'dashed'}
          borderColor={error ? 'red.edge' : 'outline'}
          borderRadius="control"
          textStyle="small"
          css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary' } }}
        >
          <chakra.span
            aria-hidden
            display="inline-flex"
            alignItems="center"
            gap="2"
            flexShrink="0"
            paddingInline="3"
            paddingBlock="1.5"
            borderRadius="small"
            bg="sunken"
            fontWeight="semibold"
          >
            <FileJson size={18} strokeWidth={1.75} />
            Scegli un file
          </chakra.span>
          <chakra.span aria-hidden minWidth="0" color="muted" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {name ?? 'o trascinalo qui'}
          </chakra.span>
          <chakra.input
            type="file"
            accept={accept}
            position="absolute"
            inset="0"
            width="100%"
            opacity="0"
            cursor="pointer"
            onChange={(event) => {
              const file = event.target.files?.[0];
              setName(file?.name);
              onFile(file);
            }}
            {...control}
          />
        </chakra.div>
      )}
    </FieldShell>
  );
}
