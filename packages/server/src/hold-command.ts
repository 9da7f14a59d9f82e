import { newContext } from '@infinite/api/platform/context';
import {
  holdStatus,
  placeHold,
  releaseHold,
  type HoldStatus,
} from '@infinite/api/features/messages/delivery/index';
import { Command } from 'commander';
import { withApp as withInstalledApp } from '#with-app.ts';

/**
 * `cli hold`: what an operator does about sending, above all after a restore, when nothing leaves
 * before somebody has looked. It shows numbers, never whom a message is for or what it says.
 */
export function holdCommand(say: (line: string) => void, withApp = withInstalledApp): Command {
  const hold = new Command('hold').description('whether anything is sent, and why not');
  hold
    .command('show')
    .description('whether sending is held, why, and how much waits')
    .action(() => withStatus(withApp, (status) => inWords(status).forEach(say)));
  hold
    .command('place')
    .argument('<reason>', 'for the next operator')
    .description('stop all sending; what is due waits, nothing is disarmed')
    .action((reason: string) =>
      withApp(async (app) => {
        await placeHold(newContext(app, { kind: 'system', job: 'cli' }), reason);
        say('Nothing is sent until `npm run cli -- hold release`.');
      }),
    );
  hold
    .command('release')
    .description('let sending go on; look at `hold show` first')
    .action(() =>
      withApp(async (app) => {
        await releaseHold(newContext(app, { kind: 'system', job: 'cli' }));
        say('Sending goes on. What is due leaves within seconds.');
      }),
    );
  return hold;
}

function withStatus(
  withApp: typeof withInstalledApp,
  show: (status: HoldStatus) => void,
): Promise<void> {
  return withApp(async (app) =>
    show(await holdStatus(newContext(app, { kind: 'system', job: 'cli' }))),
  );
}

function inWords(status: HoldStatus): string[] {
  const due = `Due now: ${status.dueMessages} message(s) with a next step, ${status.dueDeliveries} mail(s) that would leave at once.`;
  if (!status.held) return ['Sending is not held.', due];
  return [`Sending is held since ${status.since?.toString() ?? 'ever'}: ${status.reason}`, due];
}
