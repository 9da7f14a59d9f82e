import { expect, test } from 'vitest';
import { features } from '#features.ts';

/** Work without parameters: there is one sample family. */
const withoutParameters = ['seed-sample-family'];

test('no job is an empty wake-up: what is due is found by an outbox or a sweep, which a NOTIFY starts', () => {
  const empty = features
    .flatMap((feature) => feature.jobs ?? [])
    .filter(({ payload }) => payload.safeParse({}).success)
    .map(({ name }) => name);
  expect(empty).toEqual(withoutParameters);
});

test('jobs that wait in a queue of an earlier release have a consumer', () => {
  const jobs = features.flatMap((feature) => feature.jobs ?? []);
  const handlerOf = (queue: string) => jobs.find(({ name }) => name === queue)?.handle;
  expect(handlerOf('tell-author')).toBeDefined();
  expect(handlerOf('tell-author')).toBe(handlerOf('notify-author'));
});

test('names of jobs, sweeps and outboxes are unique: queues and locks go by them', () => {
  const names = features.flatMap(({ jobs, sweeps, outboxes }) =>
    [...(jobs ?? []), ...(sweeps ?? []), ...(outboxes ?? [])].map(({ name }) => name),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
