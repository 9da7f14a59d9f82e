import { hasRight, type StaffRight } from '@infinite/schema/catalogue/staff';
import type { Actor } from '#platform/context.ts';

/** Whether the actor's role for the product gives the right; for policies, which throw nothing. */
export function mayAsStaff(actor: Actor, right: StaffRight): boolean {
  return actor.kind === 'member' && hasRight(actor.role, right);
}
