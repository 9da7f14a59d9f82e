import { z } from 'zod';
import { auditGroups, auditLimits } from '#catalogue/audit.ts';
import { keepOneLine } from '#text/plain-text.ts';
import { userFilterInput } from '#users/user-list.input.ts';

const line = z.string().overwrite(keepOneLine).trim();
const { createdFrom: instant } = userFilterInput.shape;

/** Which lines of the audit log; what is left out does not narrow. */
export const auditFilterInput = z.object({
  /** Of one thing, or of one kind of thing ('user', 'settings', 'export' …). */
  subjectKind: line.min(1).max(64).nullish(),
  subjectId: line.min(1).max(200).nullish(),
  actorId: z.guid().nullish(),
  /** An action ('user.suspend'), or the beginning of several ('user.'). */
  action: z
    .string()
    .trim()
    .regex(/^[a-z][a-zA-Z0-9._-]{0,63}$/)
    .nullish(),
  group: z.enum(auditGroups).nullish(),
  /** Any part of the name of who did it, or of what it was done to. */
  search: line.max(auditLimits.searchCharacters).nullish(),
  /** From this instant on. */
  from: instant,
  /** Before this instant. */
  before: instant,
  /** The sign-ins of staff among the other lines. */
  signIns: z.boolean().nullish(),
});

export type AuditFilterInput = z.output<typeof auditFilterInput>;
