import { newContext } from '#platform/context.ts';
import { features } from '#features.ts';
import type { TestApp } from '#testing/test-app.ts';

const jobs = new Map(
  features.flatMap((feature) => feature.jobs ?? []).map((job) => [job.name, job]),
);

const outboxes = features.flatMap((feature) => feature.outboxes ?? []);

/**
 * Runs the waiting jobs and the outboxes of the given names (all by default) in this process, one
 * after the other, until none is left that may start now. A job that throws stays waiting, and the
 * error is thrown here.
 * @returns how many jobs ran and how many items of outboxes were brought to an outcome
 */
export async function drainJobs(test: Pick<TestApp, 'app'>, ...names: string[]): Promise<number> {
  for (let done = 0; ;) {
    const now = (await runJobs(test, names)) + (await runOutboxes(test, names));
    if (now === 0) return done;
    done += now;
  }
}

async function runOutboxes({ app }: Pick<TestApp, 'app'>, names: string[]): Promise<number> {
  let tried = 0;
  for (const outbox of outboxes) {
    if (names.length > 0 && !names.includes(outbox.name)) continue;
    const ctx = newContext(app, { kind: 'system', job: outbox.name });
    tried += (await outbox.sendDue(ctx)).tried;
  }
  return tried;
}

async function runJobs(test: Pick<TestApp, 'app'>, names: string[]): Promise<number> {
  const connection = test.app.orm.em.getConnection();
  for (let done = 0; ; done += 1) {
    const [row] = await connection.execute<{ id: string; name: string; data: unknown }[]>(
      `select id, name, data from jobs.job where state < 'active' and start_after <= clock_timestamp()
         and (cardinality(?::text[]) = 0 or name = any(?::text[]))
       order by created_on, id limit 1`,
      [`{${names.join()}}`, `{${names.join()}}`],
    );
    if (!row) return done;
    const job = jobs.get(row.name);
    if (!job) throw new Error(`no job is named ${row.name}`);
    const ctx = newContext(test.app, { kind: 'system', job: job.name });
    await job.handle(ctx, job.payload.parse(row.data) as never);
    await connection.execute(`delete from jobs.job where id = ?`, [row.id]);
  }
}
