import { desktopTimings } from '@infinite/schema/catalogue/desktop';
import type { DesktopApp } from '#main/desktop-app.ts';
import { every } from './every.ts';

/** Polls the server while it is unreachable. */
export function setupOffline(app: DesktopApp): void {
  every(app.ports.clock, desktopTimings.offlineProbeMs, async () => {
    const profile = app.book.active;
    if (app.online || !profile) return;
    const session = await app.session(profile);
    const answer = await session
      .fetch(new URL('/healthz', profile.origin).href, {
        redirect: 'error',
        signal: AbortSignal.timeout(desktopTimings.serverCheckMs),
      })
      .catch(() => null);
    app.reached(answer !== null);
  });
}
