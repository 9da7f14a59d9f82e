import type { RequestContext } from '#platform/context.ts';
import { dayAndWeek } from '#features/insight/growth/growth-days.ts';
import { saltOf } from '#features/insight/growth/visits-events/daily-salt.ts';
import {
  DayMemory,
  gatherViews,
  type Gathered,
  type SeenView,
} from '#features/insight/growth/visits-events/gather-views.ts';

/** What a batch of views adds to the sums of its day and week. */
export interface ViewSum extends Gathered {
  /** ISO dates in UTC; the week's is its Monday. */
  readonly day: string;
  readonly week: string;
}

/** Sums up views by week and source; remembers the visitors that one process has seen today. */
export class ViewSums {
  #memory: DayMemory | undefined;

  /** For `writeViews`. Call it outside a transaction: the first view of a day makes the day's salt. */
  async of(ctx: RequestContext, views: readonly SeenView[]): Promise<ViewSum> {
    const when = dayAndWeek(ctx.clock.now());
    if (this.#memory?.day !== when.day) {
      this.#memory = new DayMemory(when.day, await saltOf(ctx, when.day));
    }
    const ownHost = new URL(ctx.app.config.publicOrigin).host;
    return { ...when, ...gatherViews(views, this.#memory, ownHost) };
  }

  /** After a sum could not be written: the visitors in it count when they are seen again. */
  forget(): void {
    this.#memory = undefined;
  }
}
