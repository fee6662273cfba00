import { Drawing, ground } from './drawing.tsx';

/** A magnifying glass over an empty page. */
export function NoResultsDrawing() {
  return (
    <Drawing>
      {ground}
      <path d="M34 106V30a4 4 0 0 1 4-4h52a4 4 0 0 1 4 4v14" />
      <path d="M46 42h28M46 54h18M46 66h12" opacity="0.45" />
      <circle cx="92" cy="70" r="25" />
      <path d="m110 88 24 18" strokeWidth="4" />
      <path d="M78 66c1-7 6-11 12-12" opacity="0.45" />
    </Drawing>
  );
}

/** Two chairs at one table: the second is still free. */
export function NoMentorsDrawing() {
  return (
    <Drawing>
      {ground}
      <path d="M52 74h64M60 74v32M108 74v32" />
      <path d="M30 50v56M30 82h20v24M50 82" />
      <path d="M138 50v56M138 82h-20v24" />
      <path d="M76 74V62h14v6a6 6 0 0 1-6 6z" />
      <path d="M90 64h3a3 3 0 0 1 0 6h-3" />
      <path d="M80 56c-3-4 3-5 0-9M86 56c-3-4 3-5 0-9" opacity="0.45" />
      <path d="M84 16v10M72 34a12 12 0 0 1 24 0z" />
      <path d="M70 40l-6 6M98 40l6 6" opacity="0.45" />
    </Drawing>
  );
}

/** Two overlapping speech bubbles, as in the logo. */
export function SpeechDrawing() {
  return (
    <Drawing>
      <path d="M66 20c-25 0-44 15-44 34 0 10 5 19 14 25l-4 17 18-9c5 2 10 2 16 2 4 0 8 0 12-1" />
      <path d="M66 20c20 0 37 10 42 24" />
      <path d="M110 48c-19 0-34 12-34 27s15 27 34 27c4 0 8 0 11-1l15 7-3-14c8-5 12-12 12-19 0-15-16-27-35-27z" />
      <path d="M98 76v.01M110 76v.01M122 76v.01" strokeWidth="4" />
      <path d="M42 46h34M42 58h22" opacity="0.45" />
    </Drawing>
  );
}

/** A notebook with a page of small ticks. */
export function PlannerDrawing() {
  return (
    <Drawing>
      {ground}
      <path d="M44 28h68a5 5 0 0 1 5 5v73H44a5 5 0 0 1-5-5V33a5 5 0 0 1 5-5z" />
      <path d="M39 42h78M58 20v14M98 20v14" />
      <path d="m54 58 4 4 7-8M54 78l4 4 7-8" />
      <path d="M76 59h28M76 79h20" opacity="0.45" />
      <path d="M54 95h7M76 95h24" opacity="0.45" />
      <path d="m128 104 4-44 8-4 6 6-4 38-10 6z" />
      <path d="m132 60 12 4" opacity="0.45" />
    </Drawing>
  );
}

/** A signpost with blank arms. */
export function LostDrawing() {
  return (
    <Drawing>
      {ground}
      <path d="M84 106V22" strokeWidth="3" />
      <path d="M84 30h42l9 9-9 9H84zM84 56H44l-9 9 9 9h40z" />
      <path d="M96 39h20M54 65h18" opacity="0.45" strokeDasharray="1 6" />
      <path d="M70 106c2-6 5-9 7-12M98 106c-1-5-3-8-5-10" opacity="0.6" />
      <path d="M124 106c0-5 3-8 8-8s8 3 8 8M34 106c0-4 2-6 6-6s6 2 6 6" opacity="0.45" />
    </Drawing>
  );
}

/** Two tins on a loose string. */
export function OfflineDrawing() {
  return (
    <Drawing>
      {ground}
      <path d="M24 70h26v32a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4z" />
      <path d="M118 70h26v32a4 4 0 0 1-4 4h-18a4 4 0 0 1-4-4z" />
      <path d="M24 78h26M118 78h26" opacity="0.45" />
      <path d="M37 70c2-30 20-38 32-30s2 22-4 18 6-20 16-18" />
      <path d="M131 70c-1-20-10-32-24-34" />
      <path d="m90 30 4 6M98 26l1 7M84 52l5-2" opacity="0.6" />
    </Drawing>
  );
}

/** A mug, a lamp and a blank sheet: nobody has written yet. */
export function EmptyFeedDrawing() {
  return (
    <Drawing>
      {ground}
      <path d="M46 106V62a4 4 0 0 1 4-4h40l12 12v36" />
      <path d="M90 58v12h12" />
      <path d="M58 80h20M58 90h30" opacity="0.45" strokeDasharray="1 6" />
      <path d="M120 106V92h20v8a6 6 0 0 1-6 6zM140 94h4a4 4 0 0 1 0 8h-4" />
      <path d="M126 86c-3-4 3-5 0-10M134 86c-3-4 3-5 0-10" opacity="0.45" />
      <path d="M28 106V36c0-12 8-18 17-18s14 5 14 12" />
      <path d="M48 42c0-7 5-12 11-12s11 5 11 12z" />
      <path d="M22 106h12" strokeWidth="3" />
      <path d="M52 48l-3 5M59 49v6M66 48l3 5" opacity="0.45" />
    </Drawing>
  );
}
