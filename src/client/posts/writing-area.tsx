import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { TextareaField } from '../ui/textarea-field.tsx';

type Props = Omit<ComponentProps<typeof TextareaField>, 'ref'> & { ref?: RefObject<HTMLTextAreaElement | null> };

/** A text area that grows with its text, also where the browser does not do it alone. */
export function WritingArea({ ref, ...props }: Props) {
  const own = useRef<HTMLTextAreaElement>(null);
  const area = ref ?? own;

  useLayoutEffect(() => {
    const element = area.current;
    if (!element || growsAlone()) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  });

  return <TextareaField ref={area} {...props} />;
}

function growsAlone(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');
}
