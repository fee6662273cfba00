/** The logo: two overlapping speech bubbles. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 32 32">
      <path
        fill="var(--chakra-colors-primary)"
        d="M12.5 4C6.7 4 2 8 2 13c0 2.6 1.3 4.9 3.3 6.6L4.6 24l4.6-2.4c1 .3 2.1.4 3.3.4 5.8 0 10.5-4 10.5-9S18.3 4 12.5 4z"
      />
      <path
        fill="var(--chakra-colors-vent-edge)"
        stroke="var(--chakra-colors-paper)"
        strokeWidth="1.6"
        d="M21.5 12.5c-4.7 0-8.5 3.3-8.5 7.3s3.8 7.3 8.5 7.3c.9 0 1.8-.1 2.6-.4l3.9 2-.6-3.6c1.6-1.3 2.6-3.2 2.6-5.3 0-4-3.8-7.3-8.5-7.3z"
      />
    </svg>
  );
}
