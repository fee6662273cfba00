/** The part of jsdom that the build uses; jsdom's full types are a separate package. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string; pretendToBeVisual: boolean });
    readonly window: Window & typeof globalThis;
  }
}
