const SITE = 'Sottovoce';

let page = '';
let count = 0;

/** Sets the tab's title: the number of unread notices, then the page's name. */
function show(): void {
  const name = !page ? SITE : page.includes(SITE) ? page : `${page} · ${SITE}`;
  document.title = count > 0 ? `(${count}) ${name}` : name;
}

export function titlePage(name: string | null | undefined): void {
  page = name ?? '';
  show();
}

export function titleCount(unread: number): void {
  count = unread;
  show();
}
