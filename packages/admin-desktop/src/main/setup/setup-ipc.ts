import { requestSchemas, type Answers, type RequestName } from '#ipc/channels.ts';
import { callApi } from '#main/api/call-api.ts';
import type { DesktopApp } from '#main/desktop-app.ts';
import { checkServer } from '#main/profiles/check-server.ts';
import { mayAsk, mayOpenOutside } from '#main/security/console-origin.ts';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';

type Handlers = {
  [Name in RequestName]: (
    payload: z.output<(typeof requestSchemas)[Name]>,
  ) => Answers[Name] | Promise<Answers[Name]>;
};

/**
 * Answers the window. Each request passes three gates before anything happens: the channel is one
 * of ours, the sender is our own page in the window's top frame, and the payload parses.
 */
export function setupIpc(app: DesktopApp): void {
  const handlers = handlersOf(app);
  for (const name of Object.keys(requestSchemas) as RequestName[]) {
    register(app, name, handlers[name]);
  }
}

function register<Name extends RequestName>(
  app: DesktopApp,
  name: Name,
  answer: Handlers[Name],
): void {
  app.ports.ipc.handle(name, async (sender, payload) => {
    if (!mayAsk(sender)) throw new Error(`${name}: not asked by the console`);
    const parsed = requestSchemas[name].safeParse(payload);
    if (!parsed.success) throw new Error(`${name}: not a payload of this request`);
    return answer(parsed.data as z.output<(typeof requestSchemas)[Name]>);
  });
}

function handlersOf(app: DesktopApp): Handlers {
  const { book, transfers, ports } = app;
  return {
    'state:read': () => app.state,
    'api:request': async (request) => {
      const profile = book.active;
      if (!profile) return { reached: false, reason: 'no-profile' };
      const answer = await callApi(await app.session(profile), profile.origin, request);
      app.reached(answer.reached || answer.reason !== 'offline');
      return answer;
    },
    'profile:add': async ({ name, address }) => {
      const checked = await check(app, address);
      if (!checked.ok) return checked;
      const isKnown = book.all.some(({ origin }) => origin === checked.origin);
      if (book.isFull && !isKnown) return { ok: false, reason: 'too-many' };
      const profileId = await book.add(name, checked.origin);
      app.reached(true);
      return { ...checked, profileId };
    },
    'profile:use': ({ id }) => book.use(id),
    'profile:remove': ({ id }) => app.forget(id),
    'transfer:start': async (start) => {
      const id = await app.startTransfer(start);
      return id === null ? null : { id };
    },
    'transfer:cancel': ({ id }) => transfers.cancel(id),
    'transfer:retry': ({ id }) => transfers.retry(id),
    'transfer:dismiss': ({ id }) => transfers.dismiss(id),
    'transfer:show': ({ id }) => {
      const path = transfers.pathOf(id);
      if (path) ports.desk.showInFolder(path);
    },
    'picture:save': async ({ name, png }) => {
      const fileName = await app.savePicture(name, Buffer.from(png, 'base64'));
      return fileName === null ? null : { fileName };
    },
    'folder:choose': () => app.chooseFolder(),
    'schedule:save': async ({ schedules }) => {
      const { active } = book;
      if (!active) return;
      const since = ports.clock.now().toISOString();
      await book.change(active.id, (profile) => ({
        ...profile,
        schedules: schedules.filter(isFirst).map((wanted) => {
          const known = profile.schedules.find((kept) => isSame(kept, wanted));
          return known
            ? { ...known, keep: wanted.keep }
            : { ...wanted, since, lastRunAt: null, written: [] };
        }),
      }));
    },
    'login-start:set': ({ on }) => app.setLoginStart(on),
    'external:open': async ({ url }) => {
      if (mayOpenOutside(url, book.active?.origin ?? null)) await ports.desk.openExternal(url);
    },
    'notice:dismiss': () => book.dismissNotice(),
    'update:check': () => app.updates.look(),
    'update:install': () => app.updates.install(),
  };
}

/** With a temporary cookie jar. */
function check(app: DesktopApp, address: string) {
  const session = app.ports.server(`check-${randomUUID()}`);
  return checkServer(address, (url, init) => session.fetch(url, init));
}

type Moment = { kind: string; every: string; hour: number; minute: number; weekday: number };
const isSame = (a: Moment, b: Moment): boolean =>
  a.kind === b.kind &&
  a.every === b.every &&
  a.hour === b.hour &&
  a.minute === b.minute &&
  (a.every === 'day' || a.weekday === b.weekday);

/** Prevents two concurrent runs of the same export. */
const isFirst = (wanted: Moment, index: number, all: readonly Moment[]): boolean =>
  all.findIndex((other) => isSame(other, wanted)) === index;
