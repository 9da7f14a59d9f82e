import { growthLimits } from '@infinite/schema/catalogue/growth';
import type { Temporal } from 'temporal-polyfill';
import { newContext, type AppContext, type RequestContext } from '#platform/context.ts';
import { addVisits } from '#features/insight/analytics/index.ts';
import { isBot, ViewSums, writeViews, type SeenView } from '#features/insight/growth/index.ts';
import { OpenPages } from '#features/insight/visitors/open-pages.ts';
import { staffSessions } from '#features/people/identity/index.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Notifications } from '#platform/notifications/notifications.ts';

/** A page that was opened, as its request says. */
export interface OpenedPage extends SeenView {
  /**
   * The token of the request's session, valid or not. With one it counts as an opened page unless it is
   * of staff, and never as a visitor.
   */
  readonly session: string | null;
}

/**
 * Takes what the requests of one process say of visits, and writes all sums of it together, every
 * few seconds in one transaction (decision 262). Nothing else counts visits.
 */
export class VisitPipeline {
  readonly #app: AppContext;
  readonly #sums = new ViewSums();
  readonly #openPages = new OpenPages();
  #buffer = emptyBuffer();
  #writing = Promise.resolve();
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(app: AppContext) {
    this.#app = app;
  }

  /** Appends to the buffer, no more: every page that is answered from memory waits for it. */
  opened(page: OpenedPage): void {
    // Programs, and the audit of the site among them, are no readers (K2).
    if (isBot(page.userAgent)) return;
    const { views, bySession } = this.#buffer;
    const { session } = page;
    if (session === null) {
      this.#buffer.opened += 1;
      if (views.length < growthLimits.waiting) views.push(page);
    } else if (bySession.has(session) || bySession.size < growthLimits.waiting) {
      bySession.set(session, (bySession.get(session) ?? 0) + 1);
    }
    this.#schedule();
  }

  /** A page is still open. @returns how many are, as of a few seconds ago in other processes */
  async heartbeat(visit: string): Promise<number> {
    const now = this.#app.clock.now();
    const { heartbeats } = this.#buffer;
    this.#openPages.see(visit, now);
    if (heartbeats.size < growthLimits.waiting) heartbeats.set(visit, now);
    if (this.#openPages.isStale(now)) await this.flush();
    else this.#schedule();
    return this.#openPages.count(now);
  }

  /** Writes what the buffer holds. Calls while a write runs share the next write. */
  flush(): Promise<void> {
    this.#next ??= this.#writing.then(() => {
      this.#next = undefined;
      this.#writing = this.#write();
      return this.#writing;
    });
    return this.#next;
  }

  /** Writes what is left. */
  stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    return this.flush();
  }

  #schedule(): void {
    if (this.#timer || this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.flush();
    }, growthLimits.writtenEverySeconds * 1000).unref();
  }

  async #write(): Promise<void> {
    const { opened, views, bySession, heartbeats } = this.#buffer;
    if (opened === 0 && bySession.size === 0 && heartbeats.size === 0) return;
    this.#buffer = emptyBuffer();
    try {
      const ctx = newContext(this.#app, { kind: 'system', job: 'write-visits' });
      const sum = views.length > 0 ? await this.#sums.of(ctx, views) : undefined;
      await inTransaction(ctx, async (ctx) => {
        if (sum) await writeViews(ctx, sum);
        if (heartbeats.size > 0) await this.#openPages.exchange(ctx, heartbeats);
        const all = opened + (await openedByMembers(ctx, bySession));
        // Last: every process updates this one row, which is locked until the commit.
        if (all > 0) await addVisits(ctx, all);
      });
    } catch (error) {
      // The number is kept, without those of members, whose sessions could not be looked up. The views
      // are not: memory stays bounded, and their visitors count again.
      this.#buffer.opened += opened;
      this.#sums.forget();
      this.#openPages.forgetOthers();
      this.#app.log.error({ err: error }, 'writing the visits');
      this.#schedule();
    }
  }
}

/** The pipeline of this process; each application of a test process has its own. */
export function visitPipelineOf(app: AppContext): VisitPipeline {
  const known = pipelines.get(app.notifications);
  if (known) return known;
  const pipeline = new VisitPipeline(app);
  pipelines.set(app.notifications, pipeline);
  return pipeline;
}

const pipelines = new WeakMap<Notifications, VisitPipeline>();

/** Without those of administrators and other staff. */
async function openedByMembers(
  ctx: RequestContext,
  bySession: ReadonlyMap<string, number>,
): Promise<number> {
  if (bySession.size === 0) return 0;
  const byHash = new Map([...bySession].map(([token, pages]) => [hashToken(token), pages]));
  const staff = await staffSessions(ctx.em, [...byHash.keys()]);
  return [...byHash].reduce((sum, [hash, pages]) => (staff.has(hash) ? sum : sum + pages), 0);
}

const emptyBuffer = () => ({
  /** Pages that visitors opened, without programs. */
  opened: 0,
  /** How many pages each session opened; whether it is of staff is asked when they are written. */
  bySession: new Map<string, number>(),
  views: new Array<SeenView>(),
  heartbeats: new Map<string, Temporal.Instant>(),
});
