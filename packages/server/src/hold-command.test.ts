import { newContext } from '@infinite/api/platform/context';
import { holdStatus } from '@infinite/api/features/messages/delivery/index';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdCommand } from '#hold-command.ts';

describe('cli hold', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ now: '2041-05-01T09:00:00Z' });
  });
  afterAll(() => test.close());

  const run = async (...words: string[]): Promise<string> => {
    const said: string[] = [];
    const command = holdCommand(
      (line) => said.push(line),
      (work) => work(test.app),
    );
    await command.parseAsync(words, { from: 'user' });
    return said.join('\n');
  };
  const held = async () => {
    const ctx = newContext(test.app, { kind: 'system', job: 'test' });
    return (await holdStatus(ctx)).held;
  };

  it('shows an operator whether anything is sent and how much waits', async () => {
    expect(await run('show')).toBe(
      'Sending is not held.\nDue now: 0 message(s) with a next step, 0 mail(s) that would leave at once.',
    );
  });

  it('stops all sending, tells why and since when, and lets it go on again', async () => {
    expect(await run('place', 'the relay moves house')).toContain('Nothing is sent until');
    expect(await held()).toBe(true);
    expect(await run('show')).toContain(
      'Sending is held since 2041-05-01T09:00:00Z: the relay moves house',
    );
    expect(await run('release')).toContain('Sending goes on');
    expect(await held()).toBe(false);
    expect(await run('show')).toContain('Sending is not held.');
  });

  it('keeps the first reason when it is placed twice', async () => {
    await run('place', 'the first');
    await run('place', 'the second');
    expect(await run('show')).toContain(': the first');
    await run('release');
  });
});
