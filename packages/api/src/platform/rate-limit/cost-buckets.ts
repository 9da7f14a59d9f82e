import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '#adapters/clock/port.ts';
import type { Orm } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface BucketRules {
  readonly capacity: number;
  /** How much leaks out in a second. */
  readonly perSecond: number;
  readonly portion: number;
}

export interface Charge {
  readonly granted: boolean;
  /** What is left after this charge. */
  readonly remaining: number;
  /** Until the same charge would be granted; 0 when it was. */
  readonly retryAfterSeconds: number;
  /** Until everything is there again. */
  readonly fullInSeconds: number;
}

/** Points of a key that this process has taken from the database and not yet used. */
interface Holding {
  left: number;
  /** What was in the bucket when the points were taken, and when that was. */
  level: number;
  atMs: number;
}

interface Taken {
  readonly points: number;
  readonly level: number;
  readonly atMs: number;
}

const holdingsKept = 10_000;

/**
 * One leaky bucket per key, in PostgreSQL, so that all processes fill the same one. A process takes
 * points in portions and grants them itself, so most requests write nothing. Points that it holds
 * count as used, so that all processes together never grant more than the bucket has. When a process
 * ends, its portion leaks away like the rest.
 */
export class CostBuckets {
  readonly #holdings = new Map<string, Holding>();
  readonly #takings = new Map<string, Promise<Taken | undefined>>();

  constructor(
    private readonly orm: Orm,
    private readonly clock: Clock,
    private readonly rules: BucketRules,
  ) {}

  async charge(key: string, cost: number): Promise<Charge> {
    for (;;) {
      const holding = this.#holdings.get(key);
      if (holding && holding.left >= cost) {
        holding.left -= cost;
        return this.#granted(holding);
      }
      // One request for points per key at a time: those who wait may find enough afterwards.
      const taking = this.#takings.get(key);
      if (!taking) return this.#takeAndCharge(key, cost, holding);
      await taking.catch(() => undefined);
    }
  }

  async #takeAndCharge(key: string, cost: number, holding: Holding | undefined): Promise<Charge> {
    const own = holding?.left ?? 0;
    if (holding) holding.left = 0;
    const missing = cost - own;
    const taking = this.#takePortion(key, missing);
    this.#takings.set(key, taking);
    const taken = await taking.finally(() => this.#takings.delete(key));
    if (!taken) {
      if (holding) holding.left = own;
      return this.#refused(key, missing, own);
    }
    const fresh = { left: own + taken.points - cost, level: taken.level, atMs: taken.atMs };
    this.#keep(key, fresh);
    return this.#granted(fresh);
  }

  async #takePortion(key: string, missing: number): Promise<Taken | undefined> {
    const { portion } = this.rules;
    const taken = await this.#take(key, Math.max(missing, portion));
    return taken ?? (missing < portion ? this.#take(key, missing) : undefined);
  }

  async #take(key: string, points: number): Promise<Taken | undefined> {
    const now = this.clock.now();
    const { capacity, perSecond } = this.rules;
    if (points > capacity) return undefined;
    const rest = sql`greatest(0, b.level - extract(epoch from excluded.at - b.at) * ${perSecond}::float8)`;
    // A fork: charges count whatever becomes of a transaction of the request.
    const [row] = await rowsOf(
      this.orm.em.fork(),
      sql<{ level: number }>`
        insert into cost_buckets as b (key_hash, level, at)
        values (${hashOf(key)}, ${points}, ${now}::timestamptz)
        on conflict (key_hash) do update
          set level = ${rest} + excluded.level, at = excluded.at
          where ${rest} + excluded.level <= ${capacity}
        returning level`,
    );
    const level = row?.level;
    return level === undefined ? undefined : { points, level, atMs: now.epochMilliseconds };
  }

  #granted({ left, level, atMs }: Holding): Charge {
    const { capacity, perSecond } = this.rules;
    const leaked = ((this.clock.now().epochMilliseconds - atMs) / 1000) * perSecond;
    const used = Math.max(0, Math.max(0, level - leaked) - left);
    return {
      granted: true,
      remaining: Math.floor(Math.min(capacity, capacity - used)),
      retryAfterSeconds: 0,
      fullInSeconds: Math.ceil(used / perSecond),
    };
  }

  async #refused(key: string, missing: number, left: number): Promise<Charge> {
    const { capacity, perSecond } = this.rules;
    const now = this.clock.now();
    const [row] = await rowsOf(
      this.orm.em.fork(),
      sql<{ level: number }>`
        select greatest(0, level - extract(epoch from ${now}::timestamptz - at)
          * ${perSecond}::float8)::float8 as level
        from cost_buckets where key_hash = ${hashOf(key)}`,
    );
    const level = row?.level ?? 0;
    return {
      granted: false,
      remaining: Math.max(0, Math.floor(capacity - level + left)),
      retryAfterSeconds: Math.max(1, Math.ceil((level + missing - capacity) / perSecond)),
      fullInSeconds: Math.ceil(level / perSecond),
    };
  }

  #keep(key: string, holding: Holding): void {
    this.#holdings.delete(key);
    this.#holdings.set(key, holding);
    const [oldest] = this.#holdings.keys();
    if (this.#holdings.size > holdingsKept && oldest !== undefined) this.#holdings.delete(oldest);
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
