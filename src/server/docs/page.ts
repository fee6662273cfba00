/*
 * Our own page, because under a CSP without `unsafe-inline` Scalar's has 27 styles refused and none applied. Scalar also loads 965 KiB
 * (gzip) of script and shows nothing without it; the script and style sheet of this page have 2.5 KiB.
 */

import type { oas31 } from 'zod-openapi';
import type { AsyncDocument } from './async-types.ts';
import { asyncSection } from './async-page.ts';
import { html, inline, prose, type Html } from './html.ts';
import { fieldsOf, isReference, nameOf, typeOf, type Schema } from './schema.ts';

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;

interface Call {
  method: string;
  path: string;
  operation: oas31.OperationObject;
}

/** Renders the documents as a page, readable without scripts; docs.js lets readers try each call. */
export function docsPage(document: oas31.OpenAPIObject, live: AsyncDocument): string {
  const { info, tags = [], components } = document;
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method): Call[] => (item[method] ? [{ method: method.toUpperCase(), path, operation: item[method] }] : [])),
  );
  const [summary = '', ...rules] = (info.description ?? '').split('\n\n');
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${info.title}</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/docs.css">
<script src="/api/docs/docs.js" defer></script>
</head>
<body data-server="${document.servers![0]!.url}">
<a class="skip" href="#calls">Skip to the calls</a>
<header>
  <h1>${info.title} <small>${info.version}</small></h1>
  ${prose(summary)}
  <p><a href="/api/openapi.json">This document as OpenAPI ${document.openapi}</a>, and <a href="/api/asyncapi.json">what the server pushes as AsyncAPI ${live.asyncapi}</a></p>
</header>
<nav aria-label="Parts of the API"><ul>
  ${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
  <li><a href="#live">live</a></li>
  <li><a href="#schemas">schemas</a></li>
</ul></nav>
<main id="calls" tabindex="-1">
  ${prose(rules.join('\n\n'))}
  <form id="session" hidden>
    <label for="token">Token for trying the calls</label>
    <input id="token" autocomplete="off" spellcheck="false" aria-describedby="token-hint">
    <p id="token-hint">The <code>authToken</code> from login; trying <a href="#auth.login">POST /auth/login</a> fills it in. Your browser’s own session is never used.</p>
  </form>
  ${tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags?.includes(name));
    return html`<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>${prose(description ?? '')}${own.map((call) => callOf(call, document))}</section>`;
  })}
  ${asyncSection(live)}
  <section aria-labelledby="schemas"><h2 id="schemas">schemas</h2>
    ${Object.entries(components?.schemas ?? {}).map(
      ([name, schema]) => html`<details id="schema-${name}"><summary><h3>${name}</h3></summary>${bodyOf(schema)}</details>`,
    )}
  </section>
</main>
</body>
</html>`;
  return page.text;
}

function callOf({ method, path, operation }: Call, { components }: oas31.OpenAPIObject): Html {
  const id = operation.operationId!;
  const parameters = (operation.parameters ?? []) as oas31.ParameterObject[];
  const body = (operation.requestBody as oas31.RequestBodyObject | undefined)?.content['application/json'];
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => {
    const found = isReference(response) ? components!.responses![nameOf(response)] : response;
    return [status, found as oas31.ResponseObject] as const;
  });
  const success = responses[0]![1].content!['application/json']!;
  return html`<details class="call" id="${id}">
    <summary><h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code> <span class="what">${operation.summary}</span></h3></summary>
    ${prose(operation.description ?? '')}
    <p>${sessionOf(operation)}</p>
    ${parameters.length > 0 && html`<h4>Parameters</h4><dl class="fields">${parameters.map(parameterOf)}</dl>`}
    ${body && html`<h4>Body: ${typeOf(body.schema!)}</h4>${exampleOf(body.example)}`}
    <h4>Response: ${typeOf(success.schema!)}</h4>${exampleOf(success.example)}
    <h4>Failures</h4>
    <dl class="fields">${responses.slice(1).map(([status, response]) => failureOf(status, response))}</dl>
    <form class="try" data-method="${method}" data-path="${path}" aria-label="Try ${method} ${path}" hidden>
      <h4>Try it</h4>
      ${parameters.map((parameter) => inputOf(id, parameter))}
      ${body && html`<label for="${id}-body">Body</label><textarea id="${id}-body" data-in="body" rows="6" spellcheck="false">${JSON.stringify(body.example, null, 2)}</textarea>`}
      <button>Send</button>
      <p class="status" role="status"></p>
      <pre class="received" tabindex="0" aria-label="Response" hidden></pre>
    </form>
  </details>`;
}

function sessionOf({ security = [] }: oas31.OperationObject): string {
  if (security.length === 0) return 'Open to everybody.';
  return security.some((requirement) => Object.keys(requirement).length === 0)
    ? 'Open to guests; a session identifies the caller.'
    : 'Requires a session.';
}

function parameterOf({ name, in: place, required, description, schema }: oas31.ParameterObject): Html {
  const { default: standard } = schema as oas31.SchemaObject;
  return html`<dt><code>${name}</code> <span class="type">${place}, ${typeOf(schema!)}${!required && ', optional'}</span></dt>
    <dd>${inline(description ?? '')}. ${standard !== undefined && html`Default: <code>${JSON.stringify(standard)}</code>.`}</dd>`;
}

function failureOf(status: string, { description, content }: oas31.ResponseObject): Html {
  const examples = Object.values(content?.['application/json']?.examples ?? {}) as oas31.ExampleObject[];
  const reasons = examples.flatMap(({ value }) => {
    const { reason, message } = value as { reason?: string; message: string };
    return reason ? [html`<li><code>${reason}</code> <span lang="it">${message}</span></li>`] : [];
  });
  return html`<dt>${status}</dt><dd>${inline(description)}.${reasons.length > 0 && html`<ul>${reasons}</ul>`}</dd>`;
}

/** Renders a form field; an optional one starts empty. */
function inputOf(id: string, { name, in: place, required, example }: oas31.ParameterObject): Html {
  const hint = required ? '' : `for example ${String(example)}`;
  return html`<label for="${id}-${name}"><code>${name}</code></label>
    <input id="${id}-${name}" data-in="${place}" data-name="${name}" autocomplete="off" placeholder="${hint}" ${required && html`required value="${String(example)}"`}>`;
}

function bodyOf(schema: Schema): Html {
  const { description, properties } = schema as oas31.SchemaObject;
  return html`${description && html`<p>${inline(description)}.</p>`}${properties ? fieldsOf(schema as oas31.SchemaObject) : html`<p>${typeOf(schema)}</p>`}`;
}

function exampleOf(value: unknown): Html {
  return html`<pre tabindex="0" aria-label="Example">${JSON.stringify(value, null, 2)}</pre>`;
}
