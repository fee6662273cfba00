import { escapeHtml } from '../http/escape-html.ts';
import type { LetterText } from './letters.ts';

const SIGNATURE = 'Sottovoce';

/** The code stands on a line of its own, so that people and phones find it. */
export function toPlainText({ lead, link, code, rest }: LetterText): string {
  const blocks = [...lead, ...(link ? [`${link.label}:\n${link.url}`] : []), ...(code ? [code.label, code.digits] : []), ...rest];
  return `${[...blocks, SIGNATURE].join('\n\n')}\n`;
}

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/** A single column that fits a phone, with nothing to load. Mail programs support few styles, and only inline ones. */
export function toHtml({ subject, lead, link, code, rest }: LetterText): string {
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;${FONT};font-size:17px;line-height:1.6">
<div style="max-width:480px;margin:0 auto">
${lead.map(paragraph).join('\n')}
${link ? button(link) : ''}
${code ? `${paragraph(code.label)}\n<p style="margin:0 0 20px;font-size:30px;font-weight:600;letter-spacing:0.2em">${escapeHtml(code.digits)}</p>` : ''}
${rest.map(paragraph).join('\n')}
${link ? `<p style="margin:0 0 20px;font-size:15px">Se il pulsante non si apre, copia questo indirizzo nel browser:<br><span style="word-break:break-all">${escapeHtml(link.url)}</span></p>` : ''}
<p style="margin:28px 0 0;font-size:15px">${SIGNATURE}</p>
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 20px">${escapeHtml(text)}</p>`;
}

/** The colours of the site's own buttons, which are legible in light and dark mode. */
function button({ label, url }: NonNullable<LetterText['link']>): string {
  const style =
    'display:inline-block;padding:13px 22px;border-radius:10px;background:#0f5e63;color:#ffffff;font-weight:600;text-decoration:none';
  return `<p style="margin:4px 0 24px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}
