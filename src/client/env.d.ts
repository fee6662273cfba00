interface ImportMetaEnv {
  /** Whether the build has written the styles that all pages share into the page: see src/build/prerender.ts. */
  readonly STYLES_WRITTEN?: boolean;
}
