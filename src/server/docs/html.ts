import { escapeHtml } from '../http/escape-html.ts';

/** A fragment of HTML, which templates do not escape. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | false | undefined | Value[];

/** A template tag that escapes all values except fragments. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((text, string, index) => text + textOf(values[index - 1]) + string));
}

function textOf(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value === undefined || value === false) return '';
  return escapeHtml(String(value));
}

/** Renders paragraphs with `code` and **strong**, the only Markdown that the document uses. */
export function prose(text: string): Html {
  return html`${text.split(/\n{2,}/).map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`;
}

/** Renders the same Markdown within a line. */
export function inline(text: string): Value {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    return part.startsWith('**') ? html`<strong>${part.slice(2, -2)}</strong>` : part;
  });
}
