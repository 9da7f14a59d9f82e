import { expect, it } from 'vitest';
import { auditExportQuery, auditFilterOf } from './audit-query.ts';

const place = (filters: Record<string, string>, search = '') => ({
  search,
  filter: (name: string) => filters[name] ?? null,
});

it.each([
  [place({}), {}],
  [place({ about: 'CONTENT' }, 'ann'), { group: 'CONTENT', search: 'ann' }],
  [place({ about: 'OLD' }), {}],
  [place({ actor: 'a', subject: 's' }), { actorId: 'a', subjectId: 's' }],
  [place({ from: 'yesterday' }), {}],
])('%# asks the audit log for what the address says', (asked, expected) => {
  const nothing = { group: null, search: null, actorId: null, subjectId: null, from: null };
  expect(auditFilterOf(asked)).toEqual({ ...nothing, before: null, signIns: true, ...expected });
});

it('exports the same lines', () => {
  expect(auditExportQuery(place({ about: 'DATA' }, 'a b'), 'json')).toBe(
    'format=json&group=DATA&search=a+b',
  );
});
