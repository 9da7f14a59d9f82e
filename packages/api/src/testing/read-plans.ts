import { createRequire } from 'node:module';
import pg from 'pg';
import { vi } from 'vitest';
import type { TestApp } from '#testing/test-app.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** What PostgreSQL did with the statements that read, of one table. */
interface TableReads {
  readonly statements: number;
  /** The most rows that one statement looked at. */
  readonly mostRows: number;
  readonly wholeTable: boolean;
}

/** Does `work`, then has PostgreSQL explain, with figures, what it read of `table`. */
export async function readsOf(
  test: TestApp,
  table: string,
  work: () => Promise<unknown>,
): Promise<TableReads> {
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  try {
    await client.query(`analyze ${client.escapeIdentifier(table)}`);
    const scans: PlanNode[][] = [];
    for (const [text, values] of await statementsOf(work)) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (analyze, format json) ${text}`,
        [...values],
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      if (plan) scans.push(scansOf(plan, table));
    }
    const all = scans.flat();
    // Else whatever is expected of the plans would hold.
    if (all.length === 0) throw new Error(`nothing read ${table}`);
    return {
      statements: scans.length,
      mostRows: Math.max(
        0,
        ...scans.map((one) => one.reduce((sum, node) => sum + rowsOf(node), 0)),
      ),
      wholeTable: all.some((node) => node['Node Type'] === 'Seq Scan'),
    };
  } finally {
    await client.end();
  }
}

/** The statements that only read, of every connection of this process. */
async function statementsOf(
  work: () => Promise<unknown>,
): Promise<(readonly [text: string, values: readonly unknown[]])[]> {
  const sent = vi.spyOn(driverOfOrm().Client.prototype, 'query');
  await work();
  // `query` is called with a text and values, or with both in an object.
  const calls = (sent.mock.calls as unknown[][]).map(([asked, values]) =>
    typeof asked === 'string'
      ? ([asked, Array.isArray(values) ? (values as unknown[]) : []] as const)
      : ([
          String((asked as { text?: string }).text),
          (asked as { values?: unknown[] }).values ?? [],
        ] as const),
  );
  sent.mockRestore();
  return calls.filter(([text]) => /^\s*(\/\*.*\*\/)?\s*select/i.test(text));
}

/** The ORM may bring a driver of its own beside ours, in another release. */
function driverOfOrm(): typeof pg {
  const ofApi = createRequire(import.meta.url);
  const ofOrm = createRequire(ofApi.resolve('@mikro-orm/postgresql'));
  return ofOrm('pg') as typeof pg;
}

function scansOf(node: PlanNode, table: string): PlanNode[] {
  const below = (node.Plans ?? []).flatMap((one) => scansOf(one, table));
  return node['Relation Name'] === table ? [node, ...below] : below;
}

function rowsOf(node: PlanNode): number {
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}
