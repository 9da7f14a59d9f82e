import { growthLimits } from '@infinite/schema/catalogue/growth';
import { newContext, type AppContext } from '#context.ts';
import { dayAndWeek } from '#features/insight/growth/growth-days.ts';
import { saltOf } from '#features/insight/growth/visits-events/daily-salt.ts';
import {
  DayMemory,
  gatherViews,
  type SeenView,
} from '#features/insight/growth/visits-events/gather-views.ts';
import { writeViews } from '#features/insight/growth/visits-events/write-views.ts';

/** Counts visits by week and source. */
export interface ViewCounter {
  /** Puts a view into a list, no more: it stands in the way of every cached page. */
  note(view: SeenView): void;
  /** Writes what is waiting. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Views of this process wait in memory for a moment; what is done with them is done in batches. */
export function startViewCounter(app: AppContext): ViewCounter {
  let waiting: SeenView[] = [];
  let memory: DayMemory | undefined;
  let writing = Promise.resolve();
  const ownHost = new URL(app.config.publicOrigin).host;

  const write = async (seen: readonly SeenView[]) => {
    const ctx = newContext(app, { kind: 'system', job: 'count-views' });
    const when = dayAndWeek(ctx.clock.now());
    if (memory?.day !== when.day) memory = new DayMemory(when.day, await saltOf(ctx, when.day));
    await writeViews(ctx, when, gatherViews(seen, memory, ownHost));
  };
  const flush = () => {
    if (waiting.length === 0) return writing;
    const seen = waiting;
    waiting = [];
    writing = writing
      .then(() => write(seen))
      .catch((error: unknown) => {
        // What a failure took is not counted: figures may miss a moment, readers wait for nothing.
        memory = undefined;
        app.log.error({ err: error }, 'writing the views');
      });
    return writing;
  };
  const timer = setInterval(() => void flush(), growthLimits.writtenEverySeconds * 1000);
  timer.unref();
  return {
    note: (view) => {
      if (waiting.length < growthLimits.waiting) waiting.push(view);
    },
    flush,
    stop: () => {
      clearInterval(timer);
      return flush();
    },
  };
}
