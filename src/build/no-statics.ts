/*
 * In place of `hoist-non-react-statics` and `react-is`, which Emotion brings for `withTheme` alone; nothing here calls that. The first
 * load would be 1.2 KiB (gzip) larger with them.
 */
function hoistNothing(component: unknown): unknown {
  return component;
}

// Emotion asks for a default export.
export { hoistNothing as default };
