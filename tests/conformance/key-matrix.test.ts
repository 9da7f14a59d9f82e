import { operationAccess, typeAccess, type ApiAccess } from '@infinite/schema/catalogue/api-access';
import { routeAccess } from '@infinite/schema/catalogue/api-access-routes';
import {
  apiScopes,
  grants,
  isApiScope,
  scopesOf,
  type ApiScope,
} from '@infinite/schema/catalogue/api-scopes';
import { giveKey } from '@infinite/api/testing/api-keys';
import { signUpMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOperation, fieldsOf, mustNotBe } from './role-matrix.calls.ts';
import { operations, routes } from './role-matrix.classification.ts';
import { isForStaff } from './role-matrix.staff.ts';
import { fingerprint } from './role-matrix.fingerprint.ts';
import { fixtureFor, makeFixture, marker, type Fixture } from './role-matrix.fixture.ts';
import { routesOf } from './routes-of.ts';

const test: TestApp = await createTestApp();
let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture(test);
});
afterAll(() => test.close());

const fields = fieldsOf(test);
/** Outside the API: probes answer every caller that can reach them, with or without a key. */
const probes = ['GET /healthz', 'GET /readyz', 'GET /metrics'];
const known = routesOf(test.server)
  .map((route) => ({ ...route, name: `${route.method} ${route.url}` }))
  .filter(({ name }) => !probes.includes(name));

describe('what a key needs', () => {
  const where = 'say in packages/schema/src/catalogue/api-access.ts what a key needs';

  it('is declared for every operation and every route, and for nothing else', () => {
    const apart = (declared: object, there: string[]) => ({
      missing: there.filter((name) => !Object.hasOwn(declared, name)),
      gone: Object.keys(declared).filter((name) => !there.includes(name)),
    });
    const names = fields.map(({ field }) => field.name);
    expect(apart(operationAccess, names), where).toEqual({ missing: [], gone: [] });
    const paths = known.map(({ name }) => name);
    expect(apart(routeAccess, paths), where).toEqual({ missing: [], gone: [] });
    for (const type of Object.keys(typeAccess)) expect(test.app.schema.getType(type)).toBeDefined();
  });

  it('is a scope of the right kind: no personal key does what administrators do, nor the reverse', () => {
    for (const [name, access] of Object.entries(operationAccess)) {
      if (!isApiScope(access)) continue;
      const isForAdmins = isForStaff(operations[name]?.access) || operations[name]?.ofProduct;
      expect([name, apiScopes[access].kind]).toEqual([name, isForAdmins ? 'service' : 'personal']);
    }
  });

  it('is nothing only where a visitor may do the same', () => {
    for (const [name, access] of Object.entries(operationAccess)) {
      if (access === 'anyone') expect([name, operations[name]?.access]).toEqual([name, 'open']);
    }
    for (const [name, access] of Object.entries(routeAccess)) {
      if (access === 'anyone') expect([name, routes[name]?.access]).toEqual([name, 'open']);
    }
  });

  it('is a person for every operation behind a mailed link', () => {
    const links = Object.keys(operations).filter((name) => operations[name]?.access === 'link');
    for (const name of links) expect([name, operationAccess[name]]).toEqual([name, 'person']);
  });
});

/** A key of somebody else's, with this scope alone. */
async function keyWith(scope: ApiScope) {
  const { kind } = apiScopes[scope];
  const stranger = await signUpMember(test, { role: kind === 'service' ? 'admin' : 'member' });
  return giveKey(test, stranger, { kind, scopes: [scope] });
}

const opens = (scope: ApiScope, access: ApiAccess | 'graphql' | undefined) =>
  access === 'anyone' ||
  (access !== undefined && isApiScope(access) && grants(new Set([scope]), access));

const refusedForScope = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode === 403 && body.includes('API key');

describe.each(Object.keys(apiScopes).filter(isApiScope))('a key of another family: %s', (scope) => {
  // An administrator's work may well change what it is tried with.
  const subject = () => (apiScopes[scope].kind === 'service' ? makeFixture(test) : fixture);

  it('opens its own operations and no others', async () => {
    const of = await subject();
    const before = await fingerprint(test, of.owner);
    const { headers } = await keyWith(scope);
    for (const operation of fields) {
      const { name } = operation.field;
      const access = operationAccess[name];
      const variables = operations[name]?.make?.(of) ?? {};
      const answer = await callOperation(test, operation, variables, headers);
      const told = `${name}: ${answer.body}`;
      expect(answer.body, told).not.toContain(marker);
      expect(
        answer.codes.filter((code) => mustNotBe.includes(code ?? '')),
        told,
      ).toEqual([]);
      if (opens(scope, access)) {
        if (answer.status === 403) expect(answer.body, told).toContain('lacks the scope');
        continue;
      }
      expect([answer.status, answer.codes], told).toEqual([403, ['FORBIDDEN']]);
      expect(answer.body, told).toContain(access === 'person' ? 'No API key may' : `'${access}'`);
    }
    if (of === fixture) expect(await fingerprint(test, of.owner)).toBe(before);
  });

  it('opens its own routes and no others', async () => {
    const before = await fingerprint(test, fixture.owner);
    const { headers } = await keyWith(scope);
    for (const { name, method, url } of known) {
      const access = routeAccess[name];
      if (access === 'graphql') continue;
      const response = await test.server.inject({
        method,
        url: routes[name]?.url?.(fixture) ?? url.replace(':id', fixture.recordingId),
        headers,
        ...(routes[name]?.body ? { payload: routes[name].body(fixture) } : {}),
      });
      const told = `${name}: ${response.statusCode} ${response.body.slice(0, 300)}`;
      expect(response.statusCode, told).toBeLessThan(500);
      expect(response.body, told).not.toContain(marker);
      if (opens(scope, access)) expect(refusedForScope(response), told).toBe(false);
      else expect(response.statusCode, told).toBe(403);
    }
    expect(await fingerprint(test, fixture.owner)).toBe(before);
  });
});

describe('the key of an owner with every scope', () => {
  const personal = fields.filter(({ field }) => {
    const access = operationAccess[field.name];
    return access !== undefined && scopesOf('personal').some((scope) => scope === access);
  });

  it.each(personal)('may do what its owner may: $field.name', async (operation) => {
    const own = await fixtureFor(test, operation.kind);
    const { headers } = await giveKey(test, own.owner);
    const classified = operations[operation.field.name]!;
    const answer = await callOperation(test, operation, classified.make?.(own) ?? {}, headers);
    const expected = classified.ownerMayGet ?? [];
    expect(
      answer.codes.filter((code) => !expected.includes(code ?? '')),
      answer.body,
    ).toEqual([]);
  });
});
