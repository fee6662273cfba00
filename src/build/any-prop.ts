/*
 * In place of `@emotion/is-prop-valid`, a list of all attributes of HTML and SVG. Chakra's factory forwards what is neither a style
 * nor a variant whatever that list says, so that it only costs the first load 2 KiB (gzip).
 */
function anyProp(): boolean {
  return true;
}

// Chakra asks for a default export.
// oxlint-disable-next-line import/no-default-export
export { anyProp as default };
