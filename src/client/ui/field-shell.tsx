import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

export interface FieldTexts {
  label: ReactNode;
  /** A line under the label that helps to avoid mistakes. */
  hint?: ReactNode;
  /** The error from the form's state; announced when it appears. */
  error?: string;
  /** Marks the field as optional in its label. */
  optional?: boolean;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
}

/** The props to spread on the control. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldTexts {
  id?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error of a control, associated with it for screen readers. */
export function FieldShell({ id, label, hint, error, optional, hideLabel, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;

  return (
    // Cancels the gap before the empty error element.
    <chakra.div display="flex" flexDirection="column" gap="1.5" minWidth="0" css={{ '& > [role=alert]:empty': { marginTop: '-1.5' } }}>
      <chakra.label htmlFor={controlId} textStyle="small" fontWeight="semibold" srOnly={hideLabel}>
        {label}
        {optional && (
          <chakra.span color="muted" fontWeight="normal">
            {' '}
            (se vuoi)
          </chakra.span>
        )}
      </chakra.label>
      {hint && (
        <chakra.p id={hintId} textStyle="small" color="muted">
          {hint}
        </chakra.p>
      )}
      {children({
        id: controlId,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId} error={error} />
    </chakra.div>
  );
}

/** The error of a field or, without an `id`, of a form: it stands above the submit button and must not push it under the bottom bar. */
export function FieldError({ id, error }: { id?: string; error?: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error && !id) alert.current?.closest('form')?.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' });
  }, [id, error]);
  return (
    <div ref={alert} role="alert">
      {error && (
        <chakra.p id={id} display="flex" alignItems="flex-start" gap="1.5" textStyle="small" color="red.text">
          <chakra.span paddingTop="0.5">
            <CircleAlert aria-hidden size={16} strokeWidth={2} />
          </chakra.span>
          {error}
        </chakra.p>
      )}
    </div>
  );
}

/** The box of inputs, selects and text areas. Text of 17 px also keeps phones from zooming in on focus. */
export const controlRecipe = defineRecipe({
  base: {
    width: '100%',
    minHeight: '12',
    paddingInline: '3.5',
    paddingBlock: '2',
    bg: 'surface',
    color: 'ink',
    textStyle: 'body',
    borderWidth: '1px',
    borderColor: 'outline',
    borderRadius: 'control',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'primary', outlineOffset: '0', borderColor: 'primary' },
    _invalid: { borderColor: 'red.edge' },
    _disabled: { bg: 'sunken', color: 'muted', borderColor: 'hairline', cursor: 'not-allowed' },
  },
});
