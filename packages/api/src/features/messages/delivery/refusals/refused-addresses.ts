import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { addressHash } from '#features/messages/delivery/refusals/address-hash.ts';
import { tables } from '#platform/database/tables.ts';
import { AddressRefusalEntity } from '#features/messages/delivery/refusals/address-refusal.entity.ts';

/** Which of the given addresses have opted out. */
export async function refusedAmong(
  ctx: RequestContext,
  addresses: readonly string[],
): Promise<Set<string>> {
  const byHash = Map.groupBy(new Set(addresses), (address) => addressHash(ctx.app, address));
  if (byHash.size === 0) return new Set();
  const rows = await tables(ctx.em, AddressRefusalEntity)
    .selectFrom('address_refusals')
    .select('addressHash')
    .where('addressHash', '=', sql<string>`any(${[...byHash.keys()]})`)
    .execute();
  return new Set(rows.flatMap((row) => byHash.get(row.addressHash) ?? []));
}

export async function isRefused(ctx: RequestContext, address: string): Promise<boolean> {
  return (await refusedAmong(ctx, [address])).size > 0;
}

/**
 * Begun deliveries and refusals exclude each other: `begin` holds this lock until its deliveries
 * are committed, and a refusal waits for that. So either `begin` sees the refusal, or the refusal
 * sees the deliveries, and no mail slips through.
 */
export const lockAgainstRefusals = sql`select pg_advisory_xact_lock_shared(${sql.lit(27_000_001)})`;
export const lockForRefusal = sql`select pg_advisory_xact_lock(${sql.lit(27_000_001)})`;
