import type { oas31 } from 'zod-openapi';
import { Html, html, inline } from './html.ts';

export type Schema = oas31.SchemaObject | oas31.ReferenceObject;

/** Describes the type of a value in a few words. */
export function typeOf(schema: Schema): Html {
  if (isReference(schema)) {
    const name = nameOf(schema);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const { anyOf, items, const: only, enum: choices, format } = schema;
  if (anyOf) return joined(anyOf.map(typeOf), ' or ');
  if (only !== undefined) return html`<code>${JSON.stringify(only)}</code>`;
  if (choices)
    return joined(
      choices.map((choice) => html`<code>${JSON.stringify(choice)}</code>`),
      ' or ',
    );
  const types = [schema.type ?? 'anything'].flat();
  const words = types.map((type) => (type === 'array' && items ? listOf(items, schema.maxItems) : html`${type}`));
  return html`${joined(words, ' or ')}${format && `, ${format}`}${boundsOf(schema)}`;
}

/** Renders the fields of an object. */
export function fieldsOf({ properties, required = [] }: oas31.SchemaObject): Html {
  const fields = Object.entries(properties ?? {}).map(([name, schema]) => {
    const { description, default: standard, properties: inner } = schema as oas31.SchemaObject;
    return html`<dt><code>${name}</code> <span class="type">${typeOf(schema)}${!required.includes(name) && ', optional'}</span></dt>
      <dd>${description && html`${inline(description)}. `}${standard !== undefined && html`Default: <code>${JSON.stringify(standard)}</code>.`}${inner && fieldsOf(schema as oas31.SchemaObject)}</dd>`;
  });
  return html`<dl class="fields">${fields}</dl>`;
}

export function isReference(schema: object): schema is oas31.ReferenceObject {
  return '$ref' in schema && typeof schema.$ref === 'string';
}

/** The last part of a reference. */
export function nameOf({ $ref }: oas31.ReferenceObject): string {
  return $ref.split('/').at(-1)!;
}

function listOf(items: Schema, max: number | undefined): Html {
  return html`list of ${max && `at most ${max} `}${isReference(items) ? typeOf(items) : html`(${typeOf(items)})`}`;
}

function boundsOf({ minimum, maximum, minLength, maxLength }: oas31.SchemaObject): string {
  if (maxLength !== undefined) return minLength ? `, ${minLength} to ${maxLength} characters` : `, at most ${maxLength} characters`;
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `, ${minimum} or more`;
}

function joined(parts: Html[], separator: string): Html {
  return html`${parts.map((part, index) => html`${index > 0 && separator}${part}`)}`;
}
