import { readFile } from 'node:fs/promises';
import { gauges } from '@infinite/schema/catalogue/alarms';
import { expect, it } from 'vitest';
import { createTestApp } from '#testing/test-app.ts';

const read = (file: string) =>
  readFile(new URL(`../../../../../../${file}`, import.meta.url), 'utf8');

it('names in its rules, and documents, exactly the metrics that /metrics has', async () => {
  const test = await createTestApp();
  const { body } = await test.server.inject('/metrics');
  const served = [...body.matchAll(/^# TYPE (infinite_\w+) gauge$/gm)].map(([, name]) => name);
  expect(served.toSorted()).toEqual(Object.keys(gauges).toSorted());
  const rules = await read('ops/prometheus-rules.yml');
  const named = new Set([...rules.matchAll(/\binfinite_\w+/g)].map(([name]) => name));
  expect([...named].toSorted()).toEqual(served.toSorted());
  const operations = await read('docs/operations.md');
  for (const name of named) expect(operations).toContain(`\`${name}\``);
  await test.close();
});

it('gives every rule an expression, a severity and what to do', async () => {
  const rules = (await read('ops/prometheus-rules.yml')).split('      - alert: ').slice(1);
  expect(rules.length).toBeGreaterThan(10);
  for (const rule of rules) {
    expect(rule).toMatch(/^Infinite\w+\n/);
    expect(rule).toMatch(/\n {8}expr: \S/);
    expect(rule).toMatch(/severity: (critical|warning) \}/);
    expect(rule).toMatch(/\n {10}summary: \S/);
    expect(rule).toMatch(/\n {10}action: \S/);
  }
});
