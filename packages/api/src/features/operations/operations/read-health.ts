import { clockLimits } from '@infinite/schema/catalogue/clock-guard';
import type { HealthPartName, PartStateName } from '@infinite/schema/catalogue/operations';
import { healthWords as words } from '@infinite/schema/words/operations.en';
import { sql } from 'kysely';
import { newContext, type RequestContext } from '#platform/context.ts';
import { clockSkewSeconds } from '#features/messages/delivery/index.ts';
import { oldestWaitingSeconds } from '#features/operations/operations/read-queues.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface PartHealth {
  part: HealthPartName;
  state: PartStateName;
  /** For the reader: a fact when it works, what is wrong when it does not. No secrets. */
  says: string;
}

/** The longest time that a part may take to answer. */
const timeoutMs = 5_000;

/** Checks every part now; a part that is not set up is NOT_CONFIGURED. */
export async function readHealth(ctx: RequestContext): Promise<PartHealth[]> {
  const { app } = ctx;
  const looked = await Promise.all([
    look('DATABASE', async () => {
      const [row] = await rowsOf(
        app.orm.em.fork(),
        sql<{ version: string }>`select current_setting('server_version') as version`,
      );
      return words.database(row?.version ?? '');
    }),
    look('STORAGE', async () => {
      await app.blobs.check();
      return words.storage;
    }),
    look('QUEUE', async () => words.queue(await oldestWaitingSeconds({ em: app.orm.em.fork() }))),
    lookAtMail(ctx),
    lookAtClock(ctx),
  ]);
  return [...looked, { part: 'SPEECH', state: 'NOT_CONFIGURED', says: words.noSpeech }];
}

async function lookAtMail({ app }: RequestContext): Promise<PartHealth> {
  const { mailUrl } = app.config;
  if (!mailUrl) return { part: 'MAIL', state: 'NOT_CONFIGURED', says: words.noMail };
  return look('MAIL', async () => {
    await app.mailer.check();
    return words.mail(new URL(mailUrl).host);
  });
}

async function lookAtClock(ctx: RequestContext): Promise<PartHealth> {
  const part = 'CLOCK';
  if (!ctx.app.clock.machine()) return { part, state: 'NOT_CONFIGURED', says: words.noClock };
  let wrong = false;
  const looked = await look(part, async () => {
    const seconds = Math.abs((await clockSkewSeconds(newContext(ctx.app, ctx.actor))) ?? 0);
    wrong = seconds > clockLimits.skewSeconds;
    return wrong ? words.clockWrong(seconds) : words.clock(seconds);
  });
  return wrong ? { ...looked, state: 'FAILED' } : looked;
}

async function look(part: HealthPartName, check: () => Promise<string>): Promise<PartHealth> {
  const late = Symbol('late');
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<typeof late>((fulfil) => {
    timer = setTimeout(() => fulfil(late), timeoutMs);
  });
  try {
    const says = await Promise.race([check(), patience]);
    return says === late
      ? { part, state: 'FAILED', says: words.noAnswer }
      : { part, state: 'OK', says };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { part, state: 'FAILED', says: words.failed(code) };
  } finally {
    clearTimeout(timer);
  }
}
