/*
 * Replaces `hoist-non-react-statics` and `react-is`, which Emotion needs only for `withTheme`, unused here. Saves 1.2 KiB (gzip) of the
 * first load.
 */
function hoistNothing(component: unknown): unknown {
  return component;
}

// Emotion imports the default export.
export { hoistNothing as default };
