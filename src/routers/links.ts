/** What browsers ignore in an address: soft hyphens, joiners and other characters that Unicode shows as nothing. */
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
/** Full stops besides the ASCII one that separate the labels of a host, after NFKC. */
const FULL_STOPS = /\u3002/g;

const LABEL = String.raw`[\p{L}\p{M}\p{N}_-]`;
const HOST = String.raw`(?<!${LABEL})(?:${LABEL}{1,63}\.){1,4}(?:com|net|org|info|it|eu|me|ly|gg|io|co|cc|ee|gl|gd|tv|to|ru|xyz|app|bio|biz|dev|link|live|online|page|shop|site|store|top|chat|cam|club|click)(?!${LABEL})`;

const LINK = new RegExp(
  [
    // Any scheme, also where apps know it but browsers do not; browsers need no slash after `https:`.
    String.raw`h(?:tt|xx)ps?:(?:\/\/|\/?${LABEL}{1,63}\.)`,
    // «tw://» and «cw://» warn of what a text is about.
    String.raw`(?<!${LABEL})(?![tc]w:)[a-z][a-z\d+.-]{1,20}:\/\/[\p{L}\p{N}[]`,
    String.raw`(?<!${LABEL})www\.[\p{L}\p{N}]`,
    String.raw`\/\/${HOST}`,
    // A bare host with a path, query or fragment, perhaps after a final dot or a port. After a question mark an emoji is only an emoji.
    String.raw`${HOST}\.?(?::\d{1,5})?(?:\/[^\s\p{L}\p{N}\p{S}]{0,20}[\p{L}\p{N}\p{S}]|[?#][^\s\p{L}\p{N}\p{So}\p{Sk}<]{0,20}[\p{L}\p{N}])`,
  ].join('|'),
  'iu',
);

/**
 * Whether a text contains a link: a URL, or a bare domain with something after it, such as `t.me/group`, in any letters that a browser
 * reads as such. A site’s bare name is none.
 */
export function hasLink(text: string): boolean {
  return LINK.test(text.replace(IGNORED, '').normalize('NFKC').replace(FULL_STOPS, '.').replaceAll('\\', '/'));
}
