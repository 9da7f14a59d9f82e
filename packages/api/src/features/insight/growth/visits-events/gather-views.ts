import { growthLimits, type GrowthSourceName } from '@infinite/schema/catalogue/growth';
import { pathClassOf } from '@infinite/schema/growth/path-class';
import { sourceOf } from '@infinite/schema/growth/source-of';
import { isBot } from '#features/insight/growth/visits-events/is-bot.ts';
import { visitorMark } from '#features/insight/growth/visits-events/visitor-mark.ts';

/** A page that a reader opened, as their request says. Dropped from memory within seconds. */
export interface SeenView {
  readonly ip: string;
  readonly userAgent: string | undefined;
  readonly referrer: string | undefined;
  /** Path and query. */
  readonly url: string;
  /** They asked not to be tracked (Sec-GPC: 1). */
  readonly unmarked: boolean;
  /** Which variant of the landing page they saw, while an experiment runs. */
  readonly shown: { readonly experimentId: string; readonly variant: number } | null;
}

export interface Gathered {
  readonly views: { path: string; source: string; value: number }[];
  readonly marks: { mark: string; source: string }[];
  readonly exposures: { experiment: string; variant: number; mark: string }[];
}

/** The visitors of a day that this process has seen, so that their second page costs no statement. */
export class DayMemory {
  readonly marks = new Set<string>();
  readonly exposures = new Set<string>();
  readonly visitorsOf = new Map<string, number>();

  constructor(
    readonly day: string,
    readonly salt: string,
  ) {}

  /** False when too many visitors of today have had this address. */
  admits(ip: string): boolean {
    const { visitorsOf } = this;
    const address = visitorMark(this.salt, ip, '');
    const count = visitorsOf.get(address) ?? 0;
    if (count >= growthLimits.visitorsPerAddress) return false;
    if (count > 0 || visitorsOf.size < growthLimits.rememberedVisitors) {
      visitorsOf.set(address, count + 1);
    }
    return true;
  }
}

/** Sums up views, without those of bots. */
export function gatherViews(
  seen: readonly SeenView[],
  memory: DayMemory,
  ownHost: string,
): Gathered {
  const views = new Map<string, { path: string; source: string; value: number }>();
  const marks = new Map<string, { mark: string; source: string }>();
  const exposures = new Map<string, Gathered['exposures'][number]>();
  for (const view of seen) {
    if (isBot(view.userAgent)) continue;
    const [pathname = '/', search = ''] = view.url.split('?', 2);
    const source = sourceOf({ search, referrer: view.referrer, ownHost });
    addView(views, pathClassOf(pathname), source);
    if (view.unmarked) continue;
    const mark = visitorMark(memory.salt, view.ip, view.userAgent ?? '');
    if (!memory.marks.has(mark)) {
      if (!memory.admits(view.ip)) continue;
      remember(memory.marks, mark);
      marks.set(mark, { mark, source: source ?? 'DIRECT' });
    }
    if (!view.shown) continue;
    const { experimentId: experiment, variant } = view.shown;
    const key = `${experiment} ${mark}`;
    if (memory.exposures.has(key)) continue;
    remember(memory.exposures, key);
    exposures.set(key, { experiment, variant, mark });
  }
  return {
    views: [...views.values()],
    marks: [...marks.values()],
    exposures: [...exposures.values()],
  };
}

/** Pages opened from within the site have no source of their own. */
function addView(
  views: Map<string, { path: string; source: string; value: number }>,
  path: string,
  source: GrowthSourceName | null,
): void {
  const name = source ?? 'WITHIN';
  const key = `${path} ${name}`;
  const known = views.get(key);
  if (known) known.value += 1;
  else views.set(key, { path, source: name, value: 1 });
}

function remember(known: Set<string>, key: string): void {
  if (known.size < growthLimits.rememberedVisitors) known.add(key);
}
