import { type Ref, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** Grows a text area with its text in browsers without `field-sizing`, such as Safari. Pass `ref` to use the element elsewhere, too. */
export function useGrowth(ref?: Ref<HTMLTextAreaElement>): RefObject<HTMLTextAreaElement | null> {
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => own.current!, []);
  // Programmatic changes come with a render; typing may not.
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
  // Keep the parent's height while measuring, so that the scroll container does not jump.
  around.style.minHeight = `${around.offsetHeight}px`;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  around.style.minHeight = '';
}

function growsAlone(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');
}
