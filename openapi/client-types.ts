import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { oas31 } from 'zod-openapi';

const HEADER = '// Generated from openapi/openapi.json by `npm run openapi`, as another program would.\n';

/** Generates the types of a client from the document alone. */
export async function createClientTypes(document: oas31.OpenAPIObject): Promise<string> {
  return HEADER + astToString(await openapiTypescript(document as OpenAPI3));
}
