import { Drawing, ground } from './drawing.tsx';

// In its own file because the first screens need it; the other drawings load with their pages.

/** A lit window at night. */
export function NightWindowDrawing({ width }: { width?: number }) {
  return (
    <Drawing width={width}>
      {ground}
      <path d="M48 98V26a6 6 0 0 1 6-6h60a6 6 0 0 1 6 6v72" />
      <path d="M42 98h84v8H42z" />
      <path d="M84 20v78M48 58h72" />
      <path d="M110 38a9 9 0 1 1-10-11 8 8 0 0 0 10 11z" />
      <path d="M62 34v4M60 36h4M72 46v.01M66 50v.01M98 50v.01M112 48v.01" opacity="0.6" />
      <path d="M58 98V86h12v6a6 6 0 0 1-6 6" />
      <path d="M70 88h3a3 3 0 0 1 0 6h-3" />
      <path d="M26 40v.01M34 66v.01M142 34v.01M136 72v.01M22 84v.01M148 88v.01" opacity="0.45" strokeWidth="3" />
    </Drawing>
  );
}
