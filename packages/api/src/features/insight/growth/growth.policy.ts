import type { Actor } from '#platform/context.ts';

/** Only administrators and their service keys read figures, experiments and audits. */
export function mayManageGrowth(actor: Actor): boolean {
  return actor.kind === 'member' && actor.role === 'admin' && actor.key?.kind !== 'personal';
}
