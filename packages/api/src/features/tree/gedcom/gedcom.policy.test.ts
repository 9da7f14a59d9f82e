import { memberRoles, type FamilyStanding } from '@infinite/schema/catalogue/families';
import { describe, expect, it } from 'vitest';
import type { ApiScope } from '@infinite/schema/catalogue/api-scopes';
import {
  canCancelTreeImport,
  canDecideTreeImport,
  canExportLiving,
  canExportTree,
  canSeeTreeImport,
} from '#features/tree/gedcom/gedcom.policy.ts';
import type { Actor } from '#platform/context.ts';

const family = { familyId: 'family', createdBy: 'maker' };

const member = (familyRole: FamilyStanding, userId = 'other', scopes?: ApiScope[]): Actor => ({
  ...{ kind: 'member', userId, familyRole, role: 'member', familyId: 'family' },
  sessionId: scopes ? null : 'session',
  ...(scopes && {
    key: { id: 'key', name: 'key', kind: 'personal', scopes: new Set(scopes) } as const,
  }),
});

const rights = (actor: Actor) =>
  [
    canSeeTreeImport(actor, family) && 'see',
    canDecideTreeImport(actor, family) && 'decide',
    canCancelTreeImport(actor, family) && 'cancel',
    canExportTree(actor, family) && 'export',
    canExportLiving(actor, family) && 'living',
  ].filter((each) => each !== false);

describe('files of a tree', () => {
  it.each([
    ['owner', ['see', 'cancel', 'export', 'living']],
    ['editor', ['see', 'export', 'living']],
    ['contributor', ['export']],
    ['viewer', []],
    ['none', []],
  ] as const)('of others: %s', (role, expected) => {
    expect(rights(member(role))).toEqual(expected);
  });

  it.each(memberRoles)('of their own: %s', (role) => {
    const mayImport = role === 'owner' || role === 'editor';
    expect(rights(member(role, 'maker')).includes('decide')).toBe(mayImport);
  });

  it('are nothing to visitors, to jobs, and on the page of another family', () => {
    expect(rights({ kind: 'visitor' })).toEqual([]);
    expect(rights({ kind: 'system', job: 'x' })).toEqual([]);
    expect(rights({ ...member('owner', 'maker'), familyId: 'another' } as Actor)).toEqual([]);
  });

  it('hold living people for a program only with the scope for it', () => {
    expect(rights(member('owner', 'other', ['tree:read']))).not.toContain('living');
    expect(rights(member('owner', 'other', ['tree:read', 'tree:living']))).toContain('living');
  });
});
