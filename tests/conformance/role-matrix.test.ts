import { operationAccess } from '@infinite/schema/catalogue/api-access';
import { mayInFamily } from '@infinite/schema/catalogue/families';
import { newContext } from '@infinite/api/platform/context';
import { planMessagesSweep } from '@infinite/api/features/messages/delivery/index';
import { giveFamilyPicture } from '@infinite/api/testing/family-picture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { borrowings } from './role-matrix.borrowings.ts';
import { operations, routes, type Classified } from './role-matrix.classification.ts';
import { isForStaff, opensToStaff } from './role-matrix.staff.ts';
import { fingerprint } from './role-matrix.fingerprint.ts';
import {
  headersOf,
  isRelative,
  makeFixture,
  marker,
  roles,
  staffRoleOf,
  standingOf,
  type Fixture,
  type Role,
} from './role-matrix.fixture.ts';
import {
  callOperation,
  fieldsOf,
  mustNotBe,
  type Answer,
  type Field,
} from './role-matrix.calls.ts';
import { routesOf } from './routes-of.ts';

const test: TestApp = await createTestApp({ speech: null });
let fixture: Fixture;
beforeAll(async () => {
  // As a worker does at its first look: from then on it knows how far sending has come.
  const job = planMessagesSweep.name;
  await planMessagesSweep.run(newContext(test.app, { kind: 'system', job }));
  fixture = await makeFixture(test);
});
afterAll(() => test.close());

const fields = fieldsOf(test);

/** Reading ends no session, so one caller of a role reads everything. */
const readers = new Map<Role, Promise<Record<string, string>>>();
function readerOf(role: Role): Promise<Record<string, string>> {
  const known = readers.get(role) ?? headersOf(test, fixture, role);
  readers.set(role, known);
  return known;
}

describe('every operation of the schema', () => {
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

  describe.each(fields.filter(({ field }) => operations[field.name]))(
    '$field.name',
    (operation) => {
      const name = operation.field.name;
      const classified = operations[name]!;

      const mayAsStaff = (role: Role) =>
        opensToStaff(classified.access, staffRoleOf(role) ?? 'member');
      const refused = roles.filter((role) => !mayAsStaff(role));
      it.each(refused)('gives a %s no more than it should', async (role) => {
        // What the owner changes of their account counts for the other cases as well.
        const isTheirs = classified.access === 'own' || classified.ofAccount === true;
        const isChanging = operation.kind === 'mutation';
        const of =
          role === 'owner elsewhere' && isTheirs && isChanging ? await makeFixture(test) : fixture;
        const headers = isChanging ? await headersOf(test, of, role) : await readerOf(role);
        const before = await printOf(of, role);
        const variables = classified.make?.(of) ?? {};
        const answer = await callOperation(test, operation, variables, headers);
        if (isRefusedToSamples(operation, role)) {
          expect(answer.codes, answer.body).toEqual(['SAMPLE_FAMILY']);
        } else expectRefusal(classified, role, answer);
        if (!mayAsRelative(classified, role) && !isTheirOwn(classified, role)) {
          expect(answer.body).not.toContain(marker);
        }
        // What a relative makes for themselves is kept in the same family.
        if (standingOf(role) && classified.access === 'own') return;
        if (isTheirOwn(classified, role)) return;
        // What other members may change is changed.
        if (mayAsRelative(classified, role) && operation.kind === 'mutation') return;
        expect(await printOf(of, role)).toBe(before);
      });

      const staff = roles.filter(mayAsStaff);
      it.each(staff.length > 0 ? staff : (['owner'] as const))('lets in: %s', async (who) => {
        const own = await makeFixture(test);
        const headers =
          who === 'owner' ? { cookie: own.owner.cookie } : await headersOf(test, own, who);
        const answer = await callOperation(test, operation, classified.make?.(own) ?? {}, headers);
        if (who !== 'owner') expect(answer.body).not.toContain(marker);
        const expected = [
          ...(classified.ownerMayGet ?? []),
          ...(classified.access === 'link' ? ['LINK_EXPIRED', 'NOT_FOUND'] : []),
        ];
        expect(answer.codes.filter((code) => !expected.includes(code ?? ''))).toEqual([]);
      });
    },
  );

  it('is one that still exists, if it is classified', () => {
    const names = fields.map(({ field }) => field.name);
    expect(Object.keys(operations).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(borrowings)('%s borrows nothing of another family: %s', async (name, _what, make) => {
    const operation = fields.find(({ field }) => field.name === name)!;
    const before = await fingerprint(test, fixture.owner);
    const headers = await headersOf(test, fixture, 'stranger');
    const answer = await callOperation(test, operation, make(fixture), headers);
    expect(answer.codes.filter((code) => mustNotBe.includes(code ?? ''))).toEqual([]);
    expect(answer.body).not.toContain(marker);
    expect(answer.body).not.toContain(fixture.recordingId);
    expect(answer.body).not.toContain(fixture.recipientId);
    expect(await fingerprint(test, fixture.owner)).toBe(before);
  });
});

describe('every route of the server', () => {
  // An editor may have removed it above.
  beforeAll(() => giveFamilyPicture(test, fixture.owner.familyId, marker));

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
        role === 'owner elsewhere' && isTheirs && isChanging ? await makeFixture(test) : fixture;
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
      if (of !== fixture) return;
      expect(await fingerprint(test, of.owner)).toBe(before);
    });

    if (access !== 'object' || method !== 'GET') return;
    it('lets its owner in', async () => {
      const { cookie } = fixture.owner;
      const response = await test.server.inject({ url: urlOf!(fixture), headers: { cookie } });
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain(marker);
    });
  });
});

/** What somebody who looks at a sample may change: nothing but as the visitor they are. */
const samplesMay = ['enterSampleFamily', 'signOut', 'signUp', 'signIn', 'sendEnquiry'];

function isRefusedToSamples({ kind, field }: Field, role: Role): boolean {
  return role === 'sample visitor' && kind === 'mutation' && !samplesMay.includes(field.name);
}

/** What is the account's own is the same on the page of every family. */
function isTheirOwn({ ofAccount }: { readonly ofAccount?: true | undefined }, role: Role): boolean {
  return role === 'owner elsewhere' && ofAccount === true;
}

/** Of the family; of its owner's account too, unless it is the owner who acts. */
async function printOf({ owner }: Fixture, role: Role): Promise<string> {
  const print = await fingerprint(test, owner);
  return role === 'owner elsewhere' ? print.replace(/^account:.*$/m, '') : print;
}

/** Whether the role in the same family opens what the owner's does. */
function mayAsRelative({ family }: Classified, role: Role): boolean {
  const standing = standingOf(role);
  if (!family || !standing || standing === 'none') return false;
  return family === true || family.includes(standing);
}

function expectRefusal(classified: Classified, role: Role, { codes, value, body }: Answer): void {
  const { access, needs, formerToo } = classified;
  const standing = standingOf(role);
  expect(
    codes.filter((code) => mustNotBe.includes(code ?? '')),
    body,
  ).toEqual([]);
  if (needs && standing && !mayInFamily(standing, needs)) {
    expect(value, body).toBeNull();
    expect(codes, body).toEqual(['FORBIDDEN']);
    return;
  }
  if (access === 'open' || access === 'link' || mayAsRelative(classified, role)) return;
  if (isTheirOwn(classified, role)) return;
  if (formerToo && standing === 'none') return;
  if (role === 'visitor') {
    expect(codes, body).toContain('UNAUTHENTICATED');
  } else if (isForStaff(access)) {
    expect(value, body).toBeNull();
    expect(codes, body).toEqual(['FORBIDDEN']);
  } else if (access === 'object') {
    expect(value, body).toBeNull();
    expect(codes.filter((code) => code !== 'NOT_FOUND' && code !== 'FORBIDDEN')).toEqual([]);
  }
}
