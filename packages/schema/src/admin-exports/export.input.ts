import { z } from 'zod';
import { exportKinds } from '#catalogue/admin.ts';
import { planIds } from '#catalogue/plans.ts';
import { accountRoles } from '#catalogue/staff.ts';
import { userStates } from '#catalogue/users.ts';
import { userFilterInput, type UserFilterInput } from '#users/user-list.input.ts';
import { exportRefusalWords } from '#words/admin-exports.en.ts';

/** The path of GET /api/admin/export/{kind}. */
export const exportParams = z.object({
  kind: z.enum(exportKinds, { error: exportRefusalWords.unknownKind }),
});

/** `bom=0` leaves out the byte order mark that Excel needs, for programs that stumble over it. */
export const exportQuery = z.object({
  bom: z.enum(['0', '1']).optional(),
  /** The rest narrows `users`; other kinds take no notice of it. */
  search: userFilterInput.shape.search.unwrap().unwrap().optional(),
  plan: z.enum(planIds).optional(),
  role: z.enum(accountRoles).optional(),
  state: z.enum(userStates).optional(),
  createdFrom: userFilterInput.shape.createdFrom.unwrap().unwrap().optional(),
  createdBefore: userFilterInput.shape.createdBefore.unwrap().unwrap().optional(),
});

export type ExportQuery = z.output<typeof exportQuery>;

/** The filter of the list of users that the query of an export means; null: it narrows nothing. */
export function userFilterOf(query: ExportQuery): UserFilterInput | null {
  const { search, plan, role, state, createdFrom, createdBefore } = query;
  if (![search, plan, role, state, createdFrom, createdBefore].some(Boolean)) return null;
  return {
    search,
    role,
    createdFrom,
    createdBefore,
    plans: plan ? [plan] : null,
    emailVerified: state === 'verified' ? true : state === 'unverified' ? false : null,
    suspended: state === 'suspended' ? true : null,
  };
}
