import { homeLimits, legacyAreas } from '@infinite/schema/catalogue/home';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { comingDates, type ComingDate } from '#features/insight/home/coming-dates.ts';
import { keptSpace, type KeptSpace } from '#features/insight/home/kept-space.ts';
import { legacyAreaCounts, type LegacyArea } from '#features/insight/home/legacy-areas.ts';
import { needsAnswer, type NeededAnswer } from '#features/insight/home/needs-answer.ts';

/** Everything that waits for the actor's answer, by feature. */
export async function readNeededAnswers(ctx: RequestContext): Promise<NeededAnswer[]> {
  requirePerson(ctx);
  const asked = ctx.app.extensions.of(needsAnswer).map((ask) => ask(ctx));
  return (await Promise.all(asked)).flat();
}

/** The dates of the coming weeks, soonest first. */
export async function readComingDates(ctx: RequestContext): Promise<ComingDate[]> {
  requirePerson(ctx);
  const from = ctx.clock.now();
  const span = { from, until: from.add({ hours: homeLimits.datesWithinDays * 24 }) };
  const asked = ctx.app.extensions.of(comingDates).map((ask) => ask(ctx, span));
  return (await Promise.all(asked))
    .flat()
    .toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
    .slice(0, homeLimits.dates);
}

/** The areas that exist and that the actor may see, in the order of the catalogue. */
export async function readLegacyAreas(ctx: RequestContext): Promise<LegacyArea[]> {
  requirePerson(ctx);
  const asked = ctx.app.extensions.of(legacyAreaCounts).map((ask) => ask(ctx));
  const found = new Map((await Promise.all(asked)).flat().map((area) => [area.name, area]));
  return legacyAreas.flatMap((name) => found.get(name) ?? []);
}

export async function readKeptSpace(ctx: RequestContext): Promise<KeptSpace | null> {
  requirePerson(ctx);
  const [ask] = ctx.app.extensions.of(keptSpace);
  return ask ? ask(ctx) : null;
}
