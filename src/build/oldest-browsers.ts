/** The oldest supported browser versions: docs/decisions/0411-name-the-oldest-browsers.md. */
export const OLDEST_BROWSERS = { chrome: 111, edge: 111, firefox: 121, ios: 16.4, safari: 16.4 };
