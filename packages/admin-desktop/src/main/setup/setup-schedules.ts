import { desktopTimings } from '@infinite/schema/catalogue/desktop';
import { desktopWords } from '#desktop.en.ts';
import type { Schedule } from '#ipc/channels.ts';
import type { DesktopApp } from '#main/desktop-app.ts';
import { runDueExports } from '#main/schedule/scheduled-exports.ts';
import { every } from './every.ts';

/** Scheduled exports, while the application runs. */
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
        app.book.change(profile.id, (found) => ({
          ...found,
          schedules: found.schedules.map((kept) =>
            kept.kind === schedule.kind && kept.since === schedule.since
              ? { ...kept, lastRunAt: at.toISOString() }
              : kept,
          ),
        })),
      run: (schedule) => void runScheduled(app, schedule),
    });
  });
}

async function runScheduled(app: DesktopApp, { kind }: Schedule): Promise<void> {
  const id = await app.startTransfer({ what: 'export', kind }, true);
  if (id === null) return;
  const end = await app.transfers.ended(id);
  if (end.state !== 'failed') return;
  const { notifications, transfers } = desktopWords;
  app.ports.desk.notify({
    title: notifications.exportFailedTitle,
    body: transfers.failures[end.failure],
    onClick: () => app.ports.window.focus(),
  });
}
