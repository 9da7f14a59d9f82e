import type { Expression, RawBuilder } from 'kysely';
import type { AppContext } from '#context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** The columns of a key that decide whether its holder may still use it. */
export interface HeldKey {
  readonly kind: Expression<string>;
  readonly userId: Expression<string>;
  readonly familyId: Expression<string>;
}

/** Whether a key's holder may still use it, as an SQL expression. */
export type HolderMayUse = (key: HeldKey) => RawBuilder<boolean>;

/**
 * Who may use a key. The accounts answer: they revoke keys, so keys cannot depend on them.
 */
export const keyHolder = defineExtensionPoint<HolderMayUse>('holder of an API key');

export function holderMayUse(app: AppContext, key: HeldKey): RawBuilder<boolean> {
  const [answer] = app.extensions.of(keyHolder);
  if (!answer) throw new Error('no feature knows the holders of API keys');
  return answer(key);
}
