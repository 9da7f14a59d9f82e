import { newContext } from '#platform/context.ts';
import { features } from '#features.ts';
import type { TestApp } from '#testing/test-app.ts';

const sweeps = new Map(
  features.flatMap((feature) => feature.sweeps ?? []).map((sweep) => [sweep.name, sweep]),
);

/** Runs the sweeps of the given names once, in this process. */
export async function runSweeps(test: Pick<TestApp, 'app'>, ...names: string[]): Promise<void> {
  for (const name of names) {
    const sweep = sweeps.get(name);
    if (!sweep) throw new Error(`no sweep is named ${name}`);
    await sweep.run(newContext(test.app, { kind: 'system', job: name }));
  }
}
