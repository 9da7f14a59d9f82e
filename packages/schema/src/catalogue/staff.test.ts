import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountRoles, hasRight, rightsOfStaff, staffRights, staffRoles } from './staff.ts';

/** What hands out power or data stays with administrators, whatever a role is given later. */
const ofAdministrators = ['exports', 'roles', 'developers', 'settings.write', 'operations.write'];

describe('the table of roles and rights', () => {
  it('gives an administrator everything and a member nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...staffRights), (right) => {
        expect([hasRight('admin', right), hasRight('member', right)]).toEqual([true, false]);
      }),
    );
  });

  it('gives exports, roles, keys, settings and operations to administrators alone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...accountRoles),
        fc.constantFrom(...staffRights),
        (role, right) => {
          if (role !== 'admin' && ofAdministrators.includes(right)) {
            expect(hasRight(role, right)).toBe(false);
          }
        },
      ),
    );
  });

  it('lets a reader change nothing and see what anybody sees but keys and exports', () => {
    const reader = [...rightsOfStaff.reader];
    expect(reader.filter((right) => right.endsWith('.write'))).toEqual([]);
    const readings = staffRights.filter((right) => right.endsWith('.read') || right === 'figures');
    expect(reader.toSorted()).toEqual(readings.toSorted());
  });

  it('shows what a role may change', () => {
    for (const role of staffRoles) {
      const rights = rightsOfStaff[role];
      for (const right of rights) {
        const reading = staffRights.find((each) => each === right.replace('.write', '.read'));
        if (reading && role !== 'admin')
          expect([role, reading, rights.has(reading)]).toEqual([role, reading, true]);
      }
    }
  });
});
