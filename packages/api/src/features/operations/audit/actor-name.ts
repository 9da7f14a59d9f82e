import type { Expression, RawBuilder } from 'kysely';
import type { RequestContext } from '#context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** The name of the account with this id, as an SQL expression; null without such an account. */
export type NameOfAccount = (id: Expression<string | null>) => RawBuilder<string | null>;

/**
 * How accounts are named. The accounts answer: they depend on features that write audit events, so
 * those features cannot depend on them.
 */
export const nameOfAccount = defineExtensionPoint<NameOfAccount>('name of an account');

/** The name of whoever did something, as an SQL expression; null once the account is gone. */
export function actorName(
  ctx: RequestContext,
  id: Expression<string | null>,
): RawBuilder<string | null> {
  const [answer] = ctx.app.extensions.of(nameOfAccount);
  if (!answer) throw new Error('no feature names accounts');
  return answer(id);
}
