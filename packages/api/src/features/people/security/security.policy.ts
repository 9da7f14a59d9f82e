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

/** A member reads their own lines of the security log, support those of one account, others those of all. */
export function mayReadSecurityEvents(actor: Actor, userId: string | null): boolean {
  if (actor.kind !== 'member' || actor.key) return false;
  if (actor.userId === userId) return true;
  return mayAsStaff(actor, userId === null ? 'audit.read' : 'users.read');
}
