import { writeFileSync } from 'node:fs';
import { createAsyncDocument } from './async-document.ts';
import { createDocument } from './document.ts';
import { createClientTypes } from './client-types.ts';

const document = createDocument();
writeFileSync(new URL('./openapi.json', import.meta.url), `${JSON.stringify(document, null, 2)}\n`);
writeFileSync(new URL('./asyncapi.json', import.meta.url), `${JSON.stringify(createAsyncDocument(), null, 2)}\n`);
writeFileSync(new URL('../tests/api/generated.d.ts', import.meta.url), await createClientTypes(document));
