import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { expect, it } from 'vitest';
import { canChangeContact, canSeeContact } from '#features/relatives/contacts/contact.policy.ts';
import type { Actor } from '#platform/context.ts';

const member = (userId: string, familyRole: FamilyStanding, familyId = 'family'): Actor => ({
  kind: 'member',
  sessionId: 's',
  role: 'member',
  userId,
  familyId,
  familyRole,
});
const contact = { familyId: 'family', addedBy: 'adder' };

it.each<[string, Actor, string]>([
  ['the owner', member('other', 'owner'), 'see change'],
  ['an editor', member('other', 'editor'), 'see change'],
  ['the contributor who added it', member('adder', 'contributor'), 'see change'],
  ['another contributor', member('other', 'contributor'), 'see'],
  ['who added it, a viewer meanwhile', member('adder', 'viewer'), 'see'],
  ['who added it and left', member('adder', 'none'), ''],
  ['who added it, in another family', member('adder', 'owner', 'other'), ''],
  ['a visitor', { kind: 'visitor' }, ''],
])('%s may: %s', (_, actor, may) => {
  const allowed = { see: canSeeContact(actor, contact), change: canChangeContact(actor, contact) };
  const names = Object.entries(allowed).flatMap(([name, is]) => (is ? [name] : []));
  expect(names.join(' ')).toBe(may);
});

it('an entry whose maker is gone is for editors', () => {
  const orphan = { familyId: 'family', addedBy: null };
  expect(canChangeContact(member('other', 'contributor'), orphan)).toBe(false);
  expect(canChangeContact(member('other', 'editor'), orphan)).toBe(true);
});
