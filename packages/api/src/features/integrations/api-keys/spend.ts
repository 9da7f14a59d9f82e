import { apiCosts } from '@infinite/schema/catalogue/api-costs';
import { apiKeyWords } from '@infinite/schema/words/api-keys.en';
import type { ActorKey, AppContext } from '#platform/context.ts';
import type { Charge } from '#platform/rate-limit/cost-buckets.ts';

export interface Spent {
  /** Why not, in words; null when it was granted. */
  readonly refusal: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly cost: { requested: number; remaining: number; capacity: number; perSecond: number };
}

/** Takes what a call costs from the key's budget, and says what is left. */
export async function spend(app: AppContext, key: ActorKey, cost: number): Promise<Spent> {
  const charge = await app.costs.charge(key.id, cost);
  const { capacity, perSecond } = apiCosts;
  return {
    refusal: charge.granted ? null : apiKeyWords.budgetUsedUp(charge.retryAfterSeconds),
    headers: headersOf(charge, cost),
    cost: { requested: cost, remaining: charge.remaining, capacity, perSecond },
  };
}

/** RateLimit fields for HTTP (draft-ietf-httpapi-ratelimit-headers-10), and the cost itself. */
function headersOf(charge: Charge, cost: number): Record<string, string> {
  const { capacity, perSecond } = apiCosts;
  return {
    'ratelimit-policy': `"cost";q=${capacity};w=${Math.ceil(capacity / perSecond)}`,
    ratelimit: `"cost";r=${charge.remaining};t=${charge.fullInSeconds}`,
    'x-cost': String(cost),
    ...(charge.granted ? {} : { 'retry-after': String(charge.retryAfterSeconds) }),
  };
}
