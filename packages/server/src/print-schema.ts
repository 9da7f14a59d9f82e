import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printApiSchema } from '@infinite/api/print-schema';

/** Writes the committed SDL (`npm run codegen`), or prints it (`--print`). */
const sdl = printApiSchema();
if (process.argv.includes('--print')) process.stdout.write(sdl);
else writeFileSync(fileURLToPath(new URL('../../schema/schema.graphql', import.meta.url)), sdl);
