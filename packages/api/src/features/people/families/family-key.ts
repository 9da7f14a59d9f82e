import { loaderOf, type RequestContext } from '#platform/context.ts';
import { FamilyEntity } from '#features/people/families/family.entity.ts';
import { familyKeyOwner } from '#features/people/families/family-key-owner.ts';
import { WrappedKeyBroken } from '#platform/crypto/wrapped-key.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

const keysOfRequest = Symbol('keys of families');

/**
 * The key that seals what the family keeps; read and unwrapped once a request. Call only after the
 * policy allowed the access.
 */
export function familyKey(ctx: RequestContext, familyId: string): Promise<Buffer> {
  return once(ctx, familyId, async () => {
    const row = await tables(ctx.em, FamilyEntity)
      .selectFrom('families')
      .select('wrappedKey')
      .where('id', '=', familyId)
      .executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND', { log: 'a family without a row' });
    return ctx.app.keys.unwrap(familyKeyOwner(familyId), row.wrappedKey);
  });
}

/** The same of a family whose wrapped key another query brought along. */
export function heldFamilyKey(
  ctx: RequestContext,
  family: { readonly familyId: string; readonly wrappedKey: Uint8Array },
): Promise<Buffer> {
  const { familyId, wrappedKey } = family;
  return once(ctx, familyId, async () => ctx.app.keys.unwrap(familyKeyOwner(familyId), wrappedKey));
}

function once(
  ctx: RequestContext,
  familyId: string,
  unwrap: () => Promise<Buffer>,
): Promise<Buffer> {
  const keys = loaderOf(ctx, keysOfRequest, () => new Map<string, Promise<Buffer>>());
  const known = keys.get(familyId);
  if (known) return known;
  const key = unwrap();
  keys.set(familyId, key);
  // A query that failed may be asked again, for example outside of a transaction that broke; a key
  // that does not open never will.
  key.catch((error: unknown) => {
    if (!(error instanceof WrappedKeyBroken)) keys.delete(familyId);
  });
  return key;
}
