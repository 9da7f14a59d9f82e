import {
  hasRight,
  isStaffRole,
  type AccountRole,
  type StaffRight,
} from '@infinite/schema/catalogue/staff';

/** An administrator, all staff, or staff whose role has the right. */
export type StaffAccess = 'admin' | 'staff' | { readonly staff: StaffRight };

/** Of a classified operation or route, or of none. */
type Access = Exclude<StaffAccess, string> | string | undefined;

export function isForStaff(access: Access): boolean {
  return access === 'admin' || access === 'staff' || typeof access === 'object';
}

/** Whether the table of rights opens it to this role. */
export function opensToStaff(access: Access, role: AccountRole): boolean {
  if (typeof access === 'object') return hasRight(role, access.staff);
  if (access === 'staff') return isStaffRole(role);
  return access === 'admin' && role === 'admin';
}
