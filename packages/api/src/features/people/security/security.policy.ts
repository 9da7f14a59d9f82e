import type { AccountRole } from '@infinite/schema/catalogue/staff';
import type { Temporal } from 'temporal-polyfill';
import type { Actor } from '#platform/context.ts';
import { mayAsStaff } from '#platform/policy/may-as-staff.ts';

interface Standing {
  readonly emailConfirmed: boolean;
  readonly passwordProvenAt: Temporal.Instant | null;
  readonly now: Temporal.Instant;
  /** How long a typed password counts. */
  readonly minutes: number;
}

/** Whether the session may make keys and webhooks, change roles and export. */
export function mayHandOutPower(
  standing: Standing,
): 'yes' | 'EMAIL_UNCONFIRMED' | 'PASSWORD_NEEDED' {
  const { emailConfirmed, passwordProvenAt, now, minutes } = standing;
  if (!emailConfirmed) return 'EMAIL_UNCONFIRMED';
  if (!passwordProvenAt) return 'PASSWORD_NEEDED';
  const until = passwordProvenAt.add({ minutes });
  return until.epochMilliseconds > now.epochMilliseconds ? 'yes' : 'PASSWORD_NEEDED';
}

/**
 * Everybody reads their own lines of the security log, support those of a member whom it helps.
 * Those of staff and the log of all show who works on the product from where: they take the right
 * to read what staff did.
 * @param of the account; null for the log of all
 */
export function mayReadSecurityEvents(
  actor: Actor,
  of: { readonly id: string; readonly role: AccountRole } | null,
): boolean {
  if (actor.kind !== 'member' || actor.key) return false;
  if (actor.userId === of?.id || mayAsStaff(actor, 'audit.read')) return true;
  return of?.role === 'member' && mayAsStaff(actor, 'users.read');
}
