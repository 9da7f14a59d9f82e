import { describe, expect, it } from 'vitest';
import { auditActions, auditGroups } from '@infinite/schema/catalogue/audit';
import { auditGroupWords, auditPhrase, auditPhrases, type AuditFactsRead } from './audit.en.ts';

const facts = (
  name: string,
  before: Record<string, string> = {},
  after: Record<string, string> = {},
): AuditFactsRead => ({
  name,
  was: (fact) => before[fact] ?? null,
  is: (fact) => after[fact] ?? null,
});

describe('the phrases of the audit log', () => {
  it.each([
    [
      'user.delete',
      facts('user777', { role: 'member', drafts: '0' }),
      'Deleted user777, nothing lost',
    ],
    [
      'user.delete',
      facts('ann', { drafts: '1', recordings: '1200', plan: 'memory-plus' }),
      'Deleted ann, with the paid plan memory-plus, 1 draft, and 1,200 recordings',
    ],
    ['user.suspend', facts('ann'), 'Suspended ann'],
    ['export.download', facts('users', {}, { rows: '277' }), 'Exported users: 277 rows'],
    [
      'export.cut-off',
      facts('users', {}, { sent: '1', rows: '100003' }),
      'Canceled export of users: 1 of 100,003 rows sent',
    ],
    [
      'signIn.SIGN_IN_FAILED',
      facts('ann', {}, { count: '3', device: 'Firefox on Linux', network: '10.0.0.0/24' }),
      'Wrong password, 3 times · Firefox on Linux · 10.0.0.0/24',
    ],
    ['thing.ofAnotherVersion', facts('x'), 'thing.ofAnotherVersion x'],
  ])('%s is told in words', (action, read, words) => {
    expect(auditPhrase(action, read)).toBe(words);
  });

  it('every action of the catalogue has one, and says nothing of its code', () => {
    const actions: string[] = Object.values(auditActions).flat();
    expect(Object.keys(auditPhrases).sort()).toEqual([...actions].sort());
    for (const action of actions) {
      const phrase = auditPhrase(action, facts('Ann', { role: 'a' }, { role: 'b', winner: 'w' }));
      expect(phrase, action).toMatch(/^[A-Z]/);
      expect(phrase, action).not.toMatch(/undefined|null|→/);
      expect(phrase, action).not.toContain(action);
    }
  });

  it('every group has a name', () => {
    expect(Object.keys(auditGroupWords).sort()).toEqual([...auditGroups].sort());
  });
});
