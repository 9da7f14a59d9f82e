import { basename, dirname } from 'node:path';
import { desktopTimings } from '@infinite/schema/catalogue/desktop';
import { desktopWords } from '#desktop.en.ts';
import type { DesktopApp } from '#main/desktop-app.ts';
import type { Profile } from '#main/profiles/profile-file.ts';
import { pruneWritten } from '#main/schedule/retention.ts';
import { runDueExports } from '#main/schedule/scheduled-exports.ts';
import { every } from './every.ts';

type Kept = Profile['schedules'][number];

/** Scheduled exports, while the application runs; a start catches up once what was missed. */
export function setupSchedules(app: DesktopApp): void {
  const { clock } = app.ports;
  every(clock, desktopTimings.scheduleTickMs, async () => {
    const profile = app.book.active;
    // Without a folder it would have to ask, and nobody may be there.
    if (!profile?.folder) return;
    await runDueExports({
      now: () => clock.now(),
      schedules: () => profile.schedules,
      markRun: (schedule, at) =>
        change(app, profile.id, schedule, (kept) => ({ ...kept, lastRunAt: at.toISOString() })),
      run: (schedule) => {
        runScheduled(app, profile.id, schedule).catch((error: unknown) =>
          console.error('A scheduled export failed', error),
        );
      },
    });
  });
}

/** One schedule of a profile; what somebody removed meanwhile stays removed. */
function change(
  app: DesktopApp,
  profileId: string,
  schedule: Kept,
  edit: (kept: Kept) => Kept,
): Promise<void> {
  return app.book.change(profileId, (found) => ({
    ...found,
    schedules: found.schedules.map((kept) => (isOne(kept, schedule) ? edit(kept) : kept)),
  }));
}

const isOne = (a: Kept, b: Kept): boolean =>
  a.kind === b.kind &&
  a.since === b.since &&
  a.every === b.every &&
  a.hour === b.hour &&
  a.minute === b.minute &&
  a.weekday === b.weekday;

async function runScheduled(app: DesktopApp, profileId: string, schedule: Kept): Promise<void> {
  const { kind } = schedule;
  const id = await app.startTransfer({ what: 'export', kind }, true);
  if (id === null) return;
  const end = await app.transfers.ended(id);
  if (end.state === 'done') await keepAccount(app, profileId, schedule, id);
  if (end.state !== 'failed') return;
  const { notifications, transfers } = desktopWords;
  app.ports.desk.notify({
    title: notifications.exportFailedTitle,
    body: transfers.failures[end.failure],
    onClick: () => app.ports.window.focus(),
  });
}

/** Notes the new file, and removes those that it takes the place of. */
async function keepAccount(
  app: DesktopApp,
  profileId: string,
  schedule: Kept,
  transferId: string,
): Promise<void> {
  const path = app.transfers.pathOf(transferId);
  const facts = path && (await app.ports.disk.facts(path));
  const now = app.book.all
    .find(({ id }) => id === profileId)
    ?.schedules.find((kept) => isOne(kept, schedule));
  if (!path || !facts || !now) return;
  const written = [...now.written, { folder: dirname(path), name: basename(path), ...facts }];
  const left = await pruneWritten(app.ports.disk, written, now.keep);
  await change(app, profileId, schedule, (kept) => ({ ...kept, written: left }));
}
