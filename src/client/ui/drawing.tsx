import type { ReactNode } from 'react';

/** The frame of a decorative drawing, in the colour of the surrounding text. */
export function Drawing({ children, width = 168 }: { children: ReactNode; width?: number }) {
  return (
    <svg
      aria-hidden
      width={width}
      viewBox="0 0 168 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export const ground = <path d="M14 106h140" opacity="0.45" />;
