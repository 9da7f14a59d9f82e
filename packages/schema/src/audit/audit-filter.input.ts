import { z } from 'zod';
import { keepOneLine } from '#text/plain-text.ts';

const line = z.string().overwrite(keepOneLine).trim();

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
    .regex(/^[a-z][a-zA-Z0-9.-]{0,63}$/)
    .nullish(),
});

export type AuditFilterInput = z.output<typeof auditFilterInput>;
