import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { load, requestText } from './load.ts';
import type { BenchProduct } from './product.ts';
import { sized } from './size.ts';
import { median } from './verdict.ts';

export interface PageCost {
  readonly html: string;
  /** µs of CPU a page. */
  readonly server: number;
  readonly kernel: number;
  readonly database: number;
  readonly perSecond: number;
  /** `renderToString` of the same tree with nothing around it. */
  readonly tree: { readonly micros: number; readonly length: number };
}

/** What a member's page costs, drawn for each request: session, data, React, document. */
export async function pageCost(
  product: BenchProduct,
  page: string,
  cookie: string,
): Promise<PageCost> {
  const answer = await fetch(product.origin + page, { headers: { cookie } });
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`no page: ${answer.status}`);
  const request = requestText('GET', page, { cookie });
  const loaded = () => load(product.port, request, { seconds: sized(4, 1), connections: 2 });
  await loaded();
  const rounds: Omit<PageCost, 'html' | 'tree'>[] = [];
  for (let round = 0; round < sized(5, 1); round += 1) {
    const before = cpuOf(product);
    const { requests, seconds } = await loaded();
    const after = cpuOf(product);
    const micros = (part: keyof typeof before) => ((after[part] - before[part]) * 1e6) / requests;
    rounds.push({
      server: micros('server'),
      kernel: micros('kernel'),
      database: micros('database'),
      perSecond: requests / seconds,
    });
  }
  const middle = (part: keyof (typeof rounds)[number]) =>
    Math.round(median(rounds.map((round) => round[part])));
  return {
    html,
    server: middle('server'),
    kernel: middle('kernel'),
    database: middle('database'),
    perSecond: middle('perSecond'),
    tree: await drawnAlone(product, page, cookie),
  };
}

/** As a table, with its tree beside it. */
export function showPageCost(cost: PageCost): void {
  console.table({
    "member's page": {
      'µs of CPU a page': cost.server,
      'of it in the kernel': cost.kernel,
      'µs in the database': cost.database,
      'pages a second': cost.perSecond,
    },
    'renderToString of its tree': { 'µs of CPU a page': Math.round(cost.tree.micros) },
  });
  const bytes = Buffer.byteLength(cost.html);
  console.log(`${bytes} bytes of HTML, ${cost.tree.length} of them drawn by React`);
}

function cpuOf(product: BenchProduct) {
  return {
    server: product.serverCpu(),
    kernel: product.serverKernel(),
    database: product.databaseCpu(),
  };
}

async function drawnAlone(
  product: BenchProduct,
  page: string,
  cookie: string,
): Promise<PageCost['tree']> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'bench/references/member-tree.ts'],
    {
      env: {
        PATH: process.env['PATH'],
        // React draws three times as slowly without it.
        NODE_ENV: 'production',
        PORT: String(product.port),
        DATA_DIR: product.dataDir,
        DATABASE_URL: product.databaseUrl,
        COOKIE: cookie,
        PAGE: page,
      },
    },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as PageCost['tree'];
}
