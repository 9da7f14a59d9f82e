import { afterEach, beforeEach } from 'vitest';
import { newContext } from '#platform/context.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** Opens an application in the spring of 2041, with an author in it, for each test of a file. */
export function inMariasApp(opened: (testApp: TestApp, member: TestMember) => void): void {
  let app: TestApp | undefined;
  beforeEach(async () => {
    app = await createTestApp({ now: '2041-04-01T09:00:00Z' });
    opened(app, await signUpMember(app, { email: 'maria@example.org' }));
  });
  afterEach(() => app?.close());
}

/** Sweeps and sends until nothing more follows from it. */
export async function takeTurn(testApp: TestApp): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await sweepOnce(newContext(testApp.app, { kind: 'system', job: 'test' }));
    await drainJobs(testApp, 'send-notice', 'send-deliveries');
  }
}
