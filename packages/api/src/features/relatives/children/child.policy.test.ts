import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import {
  canHandOver,
  canKeepChild,
  canKeepToThemselves,
  canLabelVoice,
  canListVoices,
  canRestoreConsent,
  canSeeChild,
  type ChildFacts,
} from '#features/relatives/children/child.policy.ts';

const member = (userId: string, familyRole: FamilyStanding, familyId = 'family'): Actor => ({
  kind: 'member',
  sessionId: 's',
  role: 'member',
  userId,
  familyId,
  familyRole,
});
const profile = { familyId: 'family', parentId: 'parent', accountId: null, eraseAt: null };
const withdrawn = { ...profile, eraseAt: 'in a month' };
const taken = { ...profile, accountId: 'child' };
const stays = { parentStays: true };
const left = { parentStays: false };

type Case = [string, Actor, typeof profile | typeof withdrawn | typeof taken, ChildFacts, string];

it.each<Case>([
  [
    'the parent',
    member('parent', 'contributor'),
    profile,
    { age: 9, ...stays },
    'see keep label list',
  ],
  [
    'the parent, a viewer',
    member('parent', 'viewer'),
    profile,
    { age: 9, ...stays },
    'see keep list',
  ],
  ['the parent, who left', member('parent', 'none'), profile, { age: 9, ...left }, 'see keep list'],
  [
    'the parent in another family',
    member('parent', 'owner', 'other'),
    profile,
    { age: 9, ...stays },
    '',
  ],
  [
    'the parent at 13',
    member('parent', 'owner'),
    profile,
    { age: 13, ...stays },
    'see keep label hand list',
  ],
  ['the parent at 18', member('parent', 'editor'), profile, { age: 18, ...stays }, 'see hand list'],
  [
    'the parent, withdrawn',
    member('parent', 'owner'),
    withdrawn,
    { age: 14, ...stays },
    'see keep restore',
  ],
  [
    'the parent at 18, withdrawn',
    member('parent', 'owner'),
    withdrawn,
    { age: 18, ...stays },
    'see restore',
  ],
  ['the parent, taken over', member('parent', 'owner'), taken, { age: 14, ...stays }, 'see'],
  ['the owner', member('owner', 'owner'), profile, { age: 14, ...stays }, 'see'],
  ['the owner at 18', member('owner', 'owner'), profile, { age: 18, ...stays }, 'see hand'],
  ['an editor at 18', member('other', 'editor'), profile, { age: 18, ...stays }, 'see'],
  [
    'the owner, parent gone',
    member('owner', 'owner'),
    profile,
    { age: 9, ...left },
    'see keep list',
  ],
  [
    'the owner, parent gone, at 13',
    member('owner', 'owner'),
    profile,
    { age: 13, ...left },
    'see keep hand list',
  ],
  ['the owner, withdrawn', member('owner', 'owner'), withdrawn, { age: 14, ...stays }, ''],
  [
    'the owner at 18, withdrawn before',
    member('owner', 'owner'),
    withdrawn,
    { age: 18, ...stays },
    '',
  ],
  ['a viewer', member('aunt', 'viewer'), profile, { age: 9, ...stays }, 'see'],
  ['an editor, parent gone', member('aunt', 'editor'), profile, { age: 9, ...left }, 'see'],
  ['a viewer, withdrawn', member('aunt', 'viewer'), withdrawn, { age: 9, ...stays }, ''],
  ['a former member', member('aunt', 'none'), profile, { age: 9, ...stays }, ''],
  ['the child', member('child', 'viewer'), taken, { age: 14, ...stays }, 'see list private'],
  [
    'the child, who left',
    member('child', 'none'),
    taken,
    { age: 14, ...stays },
    'see list private',
  ],
  [
    'the child in another family',
    member('child', 'owner', 'other'),
    taken,
    { age: 14, ...stays },
    '',
  ],
  ['a visitor', { kind: 'visitor' }, profile, { age: 20, ...left }, ''],
  ['a job', { kind: 'system', job: 'x' }, profile, { age: 20, ...left }, ''],
])('%s may', (_, actor, child, facts, may) => {
  const allowed = {
    see: canSeeChild(actor, child, facts),
    keep: canKeepChild(actor, child, facts),
    label: canLabelVoice(actor, child, facts),
    hand: canHandOver(actor, child, facts),
    list: canListVoices(actor, child, facts),
    restore: canRestoreConsent(actor, child, facts),
    private: canKeepToThemselves(actor, child),
  };
  const names = Object.entries(allowed).flatMap(([name, is]) => (is ? [name] : []));
  expect(names.join(' ')).toBe(may);
});
