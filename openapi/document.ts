import type { AnyProcedure } from '@trpc/server';
import { generateOpenApiDocument } from 'trpc-to-openapi';
import { z } from 'zod';
import type { oas31 } from 'zod-openapi';
import { appRouter } from '../src/routers/index.ts';
import { procedures } from '../src/routers/procedures.ts';
import type { ProcedureMeta } from '../src/routers/trpc.ts';
import { ANSWERS, EXAMPLES } from './examples.ts';
import { FAILURE, failureResponses, IDEMPOTENCY_KEY, LIST_HEADERS, RETRY_AFTER, sharedResponses } from './failures.ts';
import { INFO, SECURITY_SCHEMES, TAGS } from './prose.ts';
import { plainSchemas } from './schemas.ts';

const JSON_TYPE = 'application/json';
const COMPONENT = '#/components/schemas/';

interface Call {
  name: string;
  procedure: AnyProcedure;
  meta: ProcedureMeta;
  rest: NonNullable<ProcedureMeta['openapi']>;
}

/** Creates the OpenAPI 3.1 document of the REST API from the routers. */
export function createDocument(): oas31.OpenAPIObject {
  const { title, version } = INFO;
  const generated = generateOpenApiDocument(appRouter, {
    title,
    version,
    openApiVersion: '3.1.0',
    baseUrl: '/api',
    securitySchemes: SECURITY_SCHEMES,
  });
  // The generator's own error responses, each with a component, differ from what the server sends.
  const schemas = Object.fromEntries(Object.entries(generated.components?.schemas ?? {}).filter(([name]) => !name.startsWith('error.')));
  const components = {
    ...generated.components,
    schemas: { ...schemas, Failure: FAILURE },
    responses: sharedResponses(),
    headers: { 'Retry-After': RETRY_AFTER, ...LIST_HEADERS },
  };
  const document = { ...generated, info: INFO, tags: TAGS, components };
  for (const call of restCalls()) describe(call, document);
  return plainSchemas(document);
}

/** Returns every procedure that the REST API serves. */
export function restCalls(): Call[] {
  return Object.entries(procedures).flatMap(([name, procedure]) => {
    const meta = procedure._def.meta as ProcedureMeta | undefined;
    return meta?.openapi ? [{ name, procedure, meta, rest: meta.openapi }] : [];
  });
}

/** Adds what the generator does not know about a call. */
function describe({ name, procedure, meta, rest }: Call, document: oas31.OpenAPIObject): void {
  const method = rest.method.toLowerCase() as 'get';
  const operation = document.paths![rest.path]![method]!;
  const input = procedure._def.inputs[0] as z.ZodType | undefined;
  const writes = procedure._def.type === 'mutation';
  operation.operationId = name;
  operation.security = securityOf(meta);
  const parameters = (operation.parameters ?? []) as oas31.ParameterObject[];
  if (parameters.length === 0) delete operation.parameters;
  for (const parameter of parameters) describeParameter(parameter, input, document);

  if (meta.creates) operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];

  const component = input && z.globalRegistry.get(input)?.id;
  const body = operation.requestBody as oas31.RequestBodyObject | undefined;
  if (component && body) {
    const content = body.content[JSON_TYPE]!;
    document.components!.schemas![component] = content.schema!;
    body.content[JSON_TYPE] = { schema: { $ref: COMPONENT + component }, example: exampleOf(component) };
  }

  const success = operation.responses!['200'] as oas31.ResponseObject;
  const content = success.content![JSON_TYPE]!;
  const { name: entity, isList } = componentOf(content.schema!);
  content.example = ANSWERS[name] ?? (isList ? [exampleOf(entity)] : exampleOf(entity));
  operation.responses = {
    '200': {
      ...success,
      description: isList ? `List of ${entity}` : entity,
      ...(isList && { headers: listHeaders(rest.path, parameters) }),
    },
    ...failureResponses({
      writes,
      hasInput: input !== undefined,
      needsSession: rest.protect === true,
      needsConfirmation: meta.needsConfirmation === true,
      restricted: (writes && meta.needsConfirmation === true && !meta.whilePaused) || meta.moderates === true,
      creates: meta.creates === true,
      refusals: meta.refusals ?? [],
    }),
  };
}

/** Posts are too many to count for each page of them, so their list has no total. Lists without pages link to none. */
function listHeaders(path: string, parameters: oas31.ParameterObject[]): oas31.HeadersObject {
  const paged = parameters.some(({ name }) => name === 'cursor');
  const names = Object.keys(LIST_HEADERS).filter((name) => (name === 'Link' ? paged : path !== '/posts'));
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function securityOf({ openapi, session }: ProcedureMeta): oas31.SecurityRequirementObject[] {
  const schemes = Object.keys(SECURITY_SCHEMES).map((name) => ({ [name]: [] }));
  if (openapi?.protect) return schemes;
  return session === 'optional' ? [{}, ...schemes] : [];
}

function componentOf(schema: oas31.SchemaObject | oas31.ReferenceObject): { name: string; isList: boolean } {
  if ('$ref' in schema && schema.$ref) return { name: schema.$ref.replace(COMPONENT, ''), isList: false };
  if ('items' in schema && schema.items) return { ...componentOf(schema.items), isList: true };
  throw new Error(`A result has no name: give its schema one with .meta({ id }): ${JSON.stringify(schema)}`);
}

function exampleOf(component: string): unknown {
  const example = (EXAMPLES as Record<string, unknown>)[component];
  if (example === undefined) throw new Error(`openapi/examples.ts has no example of ${component}`);
  return example;
}

/** Restores the description and the example of an optional field, which the generator drops. */
function describeParameter(parameter: oas31.ParameterObject, input: z.ZodType | undefined, document: oas31.OpenAPIObject): void {
  const field = (input as z.ZodObject).shape[parameter.name] as z.ZodType;
  const { description, example, ...schema } = parameter.schema as oas31.SchemaObject & oas31.ReferenceObject;
  const target = schema.$ref ? (document.components!.schemas![schema.$ref.replace(COMPONENT, '')] as oas31.SchemaObject) : schema;
  const meta = field.meta();
  parameter.schema = schema;
  parameter.description = meta?.description ?? description;
  parameter.example = meta?.['example'] ?? example ?? schema.default ?? target.enum?.[0];
}
