import { TusClient } from '@infinite/api/features/recordings/recordings/testing/tus-client';
import { generateTree } from '@infinite/gedcom/testing/generate-tree';
import { askApi } from './harness/ask-api.ts';
import { memoryOf } from './harness/memory.ts';
import { signUp, startProduct } from './harness/product.ts';
import { sized } from './harness/size.ts';
import { analyzeTree, importTree } from './harness/tree-files.ts';
import { median, verdict } from './harness/verdict.ts';

/** `BENCH_PEOPLE=200000 npm run bench -- tree-in-api` asks for another size. */
const people = Number(process.env['BENCH_PEOPLE'] ?? sized(100_000, 500));

/**
 * What the API answers about a large tree, after it was imported: the graph of everyone, pages of the timeline,
 * and who may be in the tree twice.
 */
const product = await startProduct();
const client = new TusClient(product.origin, await signUp(product.origin));
const content = Buffer.from([...generateTree(people)].join(''));
const importing = await secondsOf(async () =>
  importTree(client, await analyzeTree(client, content)),
);

const reads: number[] = [];
for (let at = 0; at < 3; at += 1) {
  // A change makes the server read the tree again.
  await askApi(client, `mutation { addTreePerson(input: { given: "Ada ${at}" }) { id } }`);
  reads.push(await secondsOf(() => readGraph({})));
}
const graph = median(reads);
const etag = (await readGraph({})).headers.get('etag') ?? '';
const again = await measured(5, () => readGraph({}));
const unchanged = await measured(5, () => readGraph({ 'if-none-match': etag }));

const page = '{ nodes { year people { name } } pageInfo { endCursor hasNextPage } }';
const first = await measured(5, () => askApi(client, `{ treeTimeline(first: 50) ${page} }`));
const later = await measured(5, () =>
  askApi(client, `{ treeTimeline(first: 50, from: "1850") ${page} }`),
);
const pair = '{ score one { name } other { name } }';
const duplicates = await measured(3, () =>
  askApi(client, `{ treeDuplicates(first: 100) ${pair} }`),
);
const listed = await measured(5, () =>
  askApi(client, '{ treeIndividuals(first: 50) { nodes { name } } }'),
);

console.table({
  'import, with its analysis': { seconds: importing },
  'graph, after a change': { seconds: graph },
  'graph, as the server kept it': { seconds: again },
  'graph, as the browser kept it': { seconds: unchanged },
  'first page of the timeline': { seconds: first },
  'a page in the middle of it': { seconds: later },
  'the first people of the list': { seconds: listed },
  duplicates: { seconds: duplicates },
});
console.log(`${people} people, ${Math.round(memoryOf(product.pid))} MB of the server at the end`);
const size = people / 100_000;
verdict('seconds for the graph after a change', graph, { max: size });
verdict('seconds for duplicates', duplicates, { max: 5 * size });
verdict('seconds for a page of the timeline', Math.max(first, later), { max: 0.2 });
await product.stop();

async function readGraph(headers: Record<string, string>): Promise<Response> {
  const answer = await client.request('GET', '/api/tree/graph', headers);
  await answer.arrayBuffer();
  if (!answer.ok && answer.status !== 304) throw new Error(`graph: ${answer.status}`);
  return answer;
}

/** The middle of several times. */
async function measured(times: number, act: () => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let at = 0; at < times; at += 1) all.push(await secondsOf(act));
  return median(all);
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return (performance.now() - started) / 1000;
}
