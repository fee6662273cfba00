import { Drawing, ground } from '../ui/drawing.tsx';

/** An open book with white pages, and a pencil that waits. */
export function EmptyBookDrawing() {
  return (
    <Drawing>
      {ground}
      <path d="M80 48c-10-9-28-12-46-8v54c18-4 36-1 46 8z" />
      <path d="M80 48c10-9 28-12 46-8v54c-18-4-36-1-46 8z" />
      <path d="M34 46h-6v56h52M126 46h6v56H80" opacity="0.45" />
      <path d="M46 56c8-1 15 0 22 3M46 68c6-1 11 0 15 2" opacity="0.45" strokeDasharray="1 6" />
      <path d="m96 76 34-46 8 6-34 46-10 4z" />
      <path d="m124 38 8 6" opacity="0.45" />
      <path d="M58 26c0-3 2-5 4-5M72 20v.01M100 22v.01" opacity="0.45" />
    </Drawing>
  );
}
