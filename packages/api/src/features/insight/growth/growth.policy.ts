import type { Actor } from '#platform/context.ts';
import { mayAsStaff } from '#platform/policy/may-as-staff.ts';

/** Figures, experiments and audits are for staff with the right, and for service keys. */
export function mayReadGrowth(actor: Actor): boolean {
  return mayAsStaff(actor, 'figures') && !isPersonalKey(actor);
}

/** Begins, ends and audits. */
export function mayManageGrowth(actor: Actor): boolean {
  return mayAsStaff(actor, 'growth.write') && !isPersonalKey(actor);
}

const isPersonalKey = (actor: Actor): boolean =>
  actor.kind === 'member' && actor.key?.kind === 'personal';
