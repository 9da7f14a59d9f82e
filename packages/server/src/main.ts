/**
 * What `npm start` runs. Compiled code is kept beside the bundle, which halves the time to ready;
 * so everything else is imported after the cache is on.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('./.compile-cache', import.meta.url)));
const { chooseProductionBuilds } = await import('@infinite/api/config/env');
chooseProductionBuilds();
const { runProduct } = await import('#run-product.ts');
await runProduct();
