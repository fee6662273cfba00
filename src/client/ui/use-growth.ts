import { type Ref, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** For a text area that grows with its text, also where the browser does not do it alone, as Safari. Who else wants the element has `ref`. */
export function useGrowth(ref?: Ref<HTMLTextAreaElement>): RefObject<HTMLTextAreaElement | null> {
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => own.current!, []);
  // What is written by a program comes with a render, what a person writes may not.
  useLayoutEffect(() => {
    if (own.current && !growsAlone()) fit(own.current);
  });
  useEffect(() => {
    const element = own.current;
    if (!element || growsAlone()) return;
    const grow = () => fit(element);
    element.addEventListener('input', grow);
    return () => element.removeEventListener('input', grow);
  }, []);
  return own;
}

function fit(element: HTMLTextAreaElement): void {
  const around = element.parentElement!;
  // While it is measured it is small: what scrolls around it would jump.
  around.style.minHeight = `${around.offsetHeight}px`;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  around.style.minHeight = '';
}

function growsAlone(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');
}
