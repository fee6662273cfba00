const SITE = 'Sottovoce';

let page = '';
let count = 0;

/** The tab's title: the page's name, with what waits to be read before it. */
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
