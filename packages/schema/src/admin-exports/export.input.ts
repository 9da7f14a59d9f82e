import { z } from 'zod';
import { auditFilterInput, type AuditFilterInput } from '#audit/audit-filter.input.ts';
import { exportKinds } from '#catalogue/admin.ts';
import { exportFormats } from '#catalogue/exports.ts';
import { planIds } from '#catalogue/plans.ts';
import { accountRoles } from '#catalogue/staff.ts';
import { userLimits, userStates } from '#catalogue/users.ts';
import { userFilterInput, type UserFilterInput } from '#users/user-list.input.ts';
import { exportRefusalWords } from '#words/admin-exports.en.ts';

/** The path of GET /api/admin/export/{kind}. */
export const exportParams = z.object({
  kind: z.enum(exportKinds, { error: exportRefusalWords.unknownKind }),
});

/** `bom=0` leaves out the byte order mark that Excel needs, for programs that stumble over it. */
export const exportQuery = z.object({
  bom: z.enum(['0', '1']).optional(),
  format: z.enum(exportFormats).optional(),
  /** The rest narrows `users` and `audit`; other kinds take no notice of it. */
  search: userFilterInput.shape.search.unwrap().unwrap().optional(),
  plan: z.enum(planIds).optional(),
  role: z.enum(accountRoles).optional(),
  state: z.enum(userStates).optional(),
  createdFrom: userFilterInput.shape.createdFrom.unwrap().unwrap().optional(),
  createdBefore: userFilterInput.shape.createdBefore.unwrap().unwrap().optional(),
  /** Of `users`: only those that `selectUsersToExport` stored under this id. */
  selection: z.guid().optional(),
  group: auditFilterInput.shape.group.unwrap().unwrap().optional(),
  actorId: auditFilterInput.shape.actorId.unwrap().unwrap().optional(),
  subjectKind: auditFilterInput.shape.subjectKind.unwrap().unwrap().optional(),
  subjectId: auditFilterInput.shape.subjectId.unwrap().unwrap().optional(),
  from: auditFilterInput.shape.from.unwrap().unwrap().optional(),
  before: auditFilterInput.shape.before.unwrap().unwrap().optional(),
});

export type ExportQuery = z.output<typeof exportQuery>;

/** Accounts that are to be exported, as many as one bulk act takes. */
export const exportSelectionInput = z.object({
  ids: z.array(z.guid()).min(1).max(userLimits.bulkMax, exportRefusalWords.tooMany),
});

/**
 * The filter of the list of users that the query of an export means; null: it narrows nothing.
 * @param ids those of its selection
 */
export function userFilterOf(query: ExportQuery, ids?: readonly string[]): UserFilterInput | null {
  const { search, plan, role, state, createdFrom, createdBefore } = query;
  if (![search, plan, role, state, createdFrom, createdBefore, ids].some(Boolean)) return null;
  return {
    search,
    ids: ids && [...ids],
    role,
    createdFrom,
    createdBefore,
    plans: plan ? [plan] : null,
    emailVerified: state === 'verified' ? true : state === 'unverified' ? false : null,
    suspended: state === 'suspended' ? true : null,
  };
}

/** The filter of the audit log that the query of an export means; sign-ins of staff included. */
export function auditFilterOf(query: ExportQuery): AuditFilterInput {
  const { search, group, actorId, subjectKind, subjectId, from, before } = query;
  return { search, group, actorId, subjectKind, subjectId, from, before, signIns: true };
}
