import { Drawing, ground } from '../ui/drawing.tsx';

/** A long table with books on it, and free stools: nobody has sat down yet. */
export function EmptyTableDrawing() {
  return (
    <Drawing>
      {ground}
      <path d="M30 62h108M40 62v44M128 62v44" />
      <path d="M50 62v-8h26v8M54 54v-7h20v7" />
      <path d="M92 62c4-5 11-6 17-4 6-2 13-1 17 4M109 58v-1" />
      <path d="M92 62V48c4-4 11-5 17-3 6-2 13-1 17 3v14" />
      <path d="M109 45v13" opacity="0.45" />
      <path d="M54 84h20M58 84v22M70 84v22M94 84h20M98 84v22M110 84v22" />
      <path d="M84 12v12M70 34a14 14 0 0 1 28 0z" />
      <path d="M66 40l-7 6M102 40l7 6" opacity="0.45" />
    </Drawing>
  );
}
