interface ImportMetaEnv {
  /** Set where the build has written into the page what is the same on every one: see src/build/prerender.ts. */
  readonly STYLES_WRITTEN?: boolean;
}
