import type { RequestContext } from '#context.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** The key that seals what the family keeps. Call only after the policy allowed the access. */
export async function familyKey(ctx: RequestContext, familyId: string): Promise<Buffer> {
  const row = await ctx.em
    .getKysely<{ families: { id: string; wrapped_key: Buffer } }>()
    .selectFrom('families')
    .select('wrapped_key')
    .where('id', '=', familyId)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', { log: 'a family without a row' });
  return ctx.app.keys.unwrapFamilyKey(familyId, row.wrapped_key);
}
