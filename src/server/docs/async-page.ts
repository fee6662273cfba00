import type { AsyncDocument, AsyncMessage } from './async-types.ts';
import { html, inline, prose, type Html } from './html.ts';
import { fieldsOf, nameOf } from './schema.ts';

/** Renders the AsyncAPI document: each channel with the messages that are sent and received there. */
export function asyncSection({ info, channels, operations, components }: AsyncDocument): Html {
  const [, ...rules] = info.description.split('\n\n');
  return html`<section aria-labelledby="live"><h2 id="live">live</h2>
    <p>What the server pushes, as <a href="/api/asyncapi.json">AsyncAPI 3</a>.</p>
    ${prose(rules.join('\n\n'))}
    ${Object.entries(channels).map(([name, { title, address, description }]) => {
      const own = Object.values(operations).filter(({ channel }) => nameOf(channel) === name);
      return html`<details class="channel" id="live-${name}">
        <summary><h3><code>${address}</code> <span class="what">${title}</span></h3></summary>
        ${prose(description)}
        ${own.map(
          ({ action, summary, messages }) => html`<h4>${summary}: the client ${action === 'send' ? 'sends' : 'receives'}</h4>
            ${messages.map(nameOf).map((message) => messageOf(message, components.messages[message]!))}`,
        )}
      </details>`;
    })}
  </section>`;
}

function messageOf(name: string, { summary, payload, examples }: AsyncMessage): Html {
  return html`<p><strong>${name}</strong>. ${inline(summary)}.</p>${fieldsOf(payload)}
    <pre tabindex="0" aria-label="Example of ${name}">${JSON.stringify(examples[0]!.payload, null, 2)}</pre>`;
}
