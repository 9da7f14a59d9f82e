import { operationAccess } from '@infinite/schema/catalogue/api-access';
import { describe, expect, it } from 'vitest';
import { borrowings } from './role-matrix.borrowings.ts';
import { callOperation, mustNotBe } from './role-matrix.calls.ts';
import { operations, routes } from './role-matrix.classification.ts';
import { fingerprint } from './role-matrix.fingerprint.ts';
import {
  headersOf,
  isRelative,
  makeFixture,
  marker,
  roles,
  staffRoleOf,
  standingOf,
  type Role,
} from './role-matrix.fixture.ts';
import { describeOperations, isTheirOwn, openMatrix } from './role-matrix.operations-by-role.ts';
import { isForStaff, opensToStaff } from './role-matrix.staff.ts';
import { routesOf } from './routes-of.ts';

// What changes something takes most of the time and stands in a file of its own, so that both
// cores work: role-matrix-mutations.test.ts.
const matrix = await openMatrix();
const { test, fields, readerOf } = matrix;

describe('every operation of the schema', () => {
  describeOperations(matrix, 'query');

  it('is classified', () => {
    const unclassified = fields.map(({ field }) => field.name).filter((name) => !operations[name]);
    expect(unclassified, 'say in role-matrix.classification.ts who may call these').toEqual([]);
    const undeclared = fields.filter(({ field }) => !operationAccess[field.name]);
    const where = 'say in schema/src/catalogue/api-access.ts what an API key needs for these';
    expect(
      undeclared.map(({ field }) => field.name),
      where,
    ).toEqual([]);
  });

  it('is one that still exists, if it is classified', () => {
    const names = fields.map(({ field }) => field.name);
    expect(Object.keys(operations).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(borrowings)('%s borrows nothing of another family: %s', async (name, _what, make) => {
    const operation = fields.find(({ field }) => field.name === name)!;
    const before = await fingerprint(test, matrix.fixture().owner);
    const headers = await headersOf(test, matrix.fixture(), 'stranger');
    const answer = await callOperation(test, operation, make(matrix.fixture()), headers);
    expect(answer.codes.filter((code) => mustNotBe.includes(code ?? ''))).toEqual([]);
    expect(answer.body).not.toContain(marker);
    expect(answer.body).not.toContain(matrix.fixture().recordingId);
    expect(answer.body).not.toContain(matrix.fixture().recipientId);
    expect(await fingerprint(test, matrix.fixture().owner)).toBe(before);
  });
});

describe('every route of the server', () => {
  const known = routesOf(test.server).map((route) => ({
    ...route,
    name: `${route.method} ${route.url}`,
  }));

  it('is classified', () => {
    expect(known.map(({ name }) => name).filter((name) => !routes[name])).toEqual([]);
  });

  const guarded = known.filter(
    ({ name }) =>
      ['own', 'object', 'link'].includes(String(routes[name]?.access)) ||
      isForStaff(routes[name]?.access),
  );
  describe.each(guarded)('$name', ({ name, method, url }) => {
    const { access, family, ofAccount, url: urlOf, body, adminGets = 200 } = routes[name]!;
    const allowed = (role: Role) => {
      if (role === 'owner elsewhere') return family !== undefined && ofAccount === true;
      const standing = standingOf(role);
      if (family === undefined || !isRelative(role) || !standing || standing === 'none')
        return false;
      return family === true || family.includes(standing);
    };

    it.each(roles)('gives a %s no more than it should', async (role) => {
      const isChanging = method !== 'GET';
      const isTheirs = access === 'own' || ofAccount === true;
      const of =
        role === 'owner elsewhere' && isTheirs && isChanging
          ? await makeFixture(test)
          : matrix.fixture();
      const headers = isChanging ? await headersOf(test, of, role) : await readerOf(role);
      const before = await fingerprint(test, of.owner);
      const response = await test.server.inject({
        method,
        url: urlOf?.(of) ?? url.replace(':id', of.recordingId),
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': '20',
          ...(method === 'PATCH' ? { 'content-type': 'application/offset+octet-stream' } : {}),
          ...headers,
        },
        ...(body ? { payload: body(of) } : {}),
      });
      if (isForStaff(access)) {
        const opens = opensToStaff(access, staffRoleOf(role) ?? 'member');
        const refusal = role === 'visitor' ? 401 : 403;
        expect(response.statusCode, response.body).toBe(opens ? adminGets : refusal);
      }
      if (access === 'own' && role === 'visitor') expect(response.statusCode).toBe(401);
      if (access === 'object' && !allowed(role) && !isTheirOwn({ ofAccount }, role))
        expect(response.statusCode).toBeOneOf(role === 'visitor' ? [401, 404] : [403, 404]);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.body.includes(marker)).toBe(allowed(role));
      if (standingOf(role) && access === 'own') return;
      if (of !== matrix.fixture()) return;
      expect(await fingerprint(test, of.owner)).toBe(before);
    });

    if (access !== 'object' || method !== 'GET') return;
    it('lets its owner in', async () => {
      const { cookie } = matrix.fixture().owner;
      const response = await test.server.inject({
        url: urlOf!(matrix.fixture()),
        headers: { cookie },
      });
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain(marker);
    });
  });
});
