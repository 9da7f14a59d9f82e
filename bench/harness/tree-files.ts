import type { TusClient } from '@infinite/api/features/recordings/recordings/testing/tus-client';
import { setTimeout as wait } from 'node:timers/promises';
import { askApi } from './ask-api.ts';
import { sendPieces } from './upload.ts';

interface Import {
  state: string;
  problem: string | null;
}

/** Sends a file of a tree as the page does, and waits until it was analyzed. @returns the import's id */
export async function analyzeTree(client: TusClient, content: Uint8Array): Promise<string> {
  const metadata = { takeId: crypto.randomUUID(), filename: 'tree.ged' };
  const begun = await client.request('POST', '/media/tree-files', {
    'upload-length': `${content.length}`,
    'upload-metadata': Object.entries(metadata)
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(','),
  });
  const id = await sendPieces(client, begun, content);
  await untilState(client, id, 'READY');
  return id;
}

/** Confirms it and waits until it is in the tree. */
export async function importTree(client: TusClient, id: string): Promise<void> {
  await call(client, `mutation { confirmTreeImport(id: "${id}") { state problem } }`);
  await untilState(client, id, 'DONE');
}

async function untilState(client: TusClient, id: string, wanted: string): Promise<void> {
  for (;;) {
    const { state, problem } = await call(client, `{ treeImport(id: "${id}") { state problem } }`);
    if (state === wanted) return;
    if (state === 'FAILED') throw new Error(problem ?? state);
    await wait(100);
  }
}

async function call(client: TusClient, query: string): Promise<Import> {
  const [shown] = Object.values(await askApi<Record<string, Import>>(client, query));
  if (!shown) throw new Error('the import was not answered');
  return shown;
}
