import { growthLimits } from '@infinite/schema/catalogue/growth';
import type { Temporal } from 'temporal-polyfill';
import { newContext, type AppContext } from '#platform/context.ts';
import { addVisits } from '#features/insight/analytics/index.ts';
import {
  isOwnCrawler,
  ViewSums,
  writeViews,
  type SeenView,
} from '#features/insight/growth/index.ts';
import { OpenPages } from '#features/insight/visitors/open-pages.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Notifications } from '#platform/notifications/notifications.ts';

/** A page that was opened, as its request says. */
export interface OpenedPage extends SeenView {
  /** The request has a session, valid or not: it counts as an opened page, and not as a visitor. */
  readonly member: boolean;
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
    // An audit of the site opens every page of it and is no visit.
    if (isOwnCrawler(page.userAgent)) return;
    const { views } = this.#buffer;
    this.#buffer.opened += 1;
    if (!page.member && views.length < growthLimits.waiting) views.push(page);
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
    const { opened, views, heartbeats } = this.#buffer;
    if (opened === 0 && heartbeats.size === 0) return;
    this.#buffer = emptyBuffer();
    try {
      const ctx = newContext(this.#app, { kind: 'system', job: 'write-visits' });
      const sum = views.length > 0 ? await this.#sums.of(ctx, views) : undefined;
      await inTransaction(ctx, async (ctx) => {
        if (sum) await writeViews(ctx, sum);
        if (heartbeats.size > 0) await this.#openPages.exchange(ctx, heartbeats);
        // Last: every process updates this one row, which is locked until the commit.
        if (opened > 0) await addVisits(ctx, opened);
      });
    } catch (error) {
      // The number is kept. The views are not: memory stays bounded, and their visitors count again.
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

const emptyBuffer = () => ({
  /** All pages that were opened, by programs and members too. */
  opened: 0,
  views: new Array<SeenView>(),
  heartbeats: new Map<string, Temporal.Instant>(),
});
