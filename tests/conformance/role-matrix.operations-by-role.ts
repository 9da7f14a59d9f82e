import { mayInFamily } from '@infinite/schema/catalogue/families';
import { newContext } from '@infinite/api/platform/context';
import { planMessagesSweep } from '@infinite/api/features/messages/delivery/index';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callOperation,
  fieldsOf,
  mustNotBe,
  type Answer,
  type Field,
} from './role-matrix.calls.ts';
import { operations, type Classified } from './role-matrix.classification.ts';
import { fingerprint } from './role-matrix.fingerprint.ts';
import {
  fixtureFor,
  headersOf,
  makeFixture,
  marker,
  roles,
  staffRoleOf,
  standingOf,
  type Fixture,
  type Role,
} from './role-matrix.fixture.ts';
import { isForStaff, opensToStaff } from './role-matrix.staff.ts';

interface Matrix {
  readonly test: TestApp;
  readonly fields: readonly Field[];
  /** Whose things every caller reaches for. */
  readonly fixture: () => Fixture;
  /** Reading ends no session, so one caller of a role reads everything. */
  readonly readerOf: (role: Role) => Promise<Record<string, string>>;
}

/** An application with a family whose things the tests of the file reach for. */
export async function openMatrix(): Promise<Matrix> {
  const test = await createTestApp({ speech: null });
  let fixture: Fixture | undefined;
  const readers = new Map<Role, Promise<Record<string, string>>>();
  beforeAll(async () => {
    // As a worker does at its first look: from then on it knows how far sending has come.
    const job = planMessagesSweep.name;
    await planMessagesSweep.run(newContext(test.app, { kind: 'system', job }));
    fixture = await makeFixture(test);
  });
  afterAll(() => test.close());
  const current = () => {
    if (!fixture) throw new Error('the fixture is made before the first test');
    return fixture;
  };
  return {
    test,
    fields: fieldsOf(test),
    fixture: current,
    readerOf: (role) => {
      const known = readers.get(role) ?? headersOf(test, current(), role);
      readers.set(role, known);
      return known;
    },
  };
}

/** Each operation of this kind with every role: what it refuses, and whom it lets in. */
export function describeOperations(
  { test, fields, fixture, readerOf }: Matrix,
  kind: Field['kind'],
): void {
  const ofKind = fields.filter((one) => one.kind === kind && operations[one.field.name]);
  describe.each(ofKind)('$field.name', (operation) => {
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
        role === 'owner elsewhere' && isTheirs && isChanging ? await makeFixture(test) : fixture();
      const headers = isChanging ? await headersOf(test, of, role) : await readerOf(role);
      const before = await printOf(test, of, role);
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
      expect(await printOf(test, of, role)).toBe(before);
    });

    const staff = roles.filter(mayAsStaff);
    it.each(staff.length > 0 ? staff : (['owner'] as const))('lets in: %s', async (who) => {
      const own = await fixtureFor(test, operation.kind);
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
  });
}

/** What somebody who looks at a sample may change: nothing but as the visitor they are. */
const samplesMay = ['enterSampleFamily', 'signOut', 'signUp', 'signIn', 'sendEnquiry'];

function isRefusedToSamples({ kind, field }: Field, role: Role): boolean {
  return role === 'sample visitor' && kind === 'mutation' && !samplesMay.includes(field.name);
}

/** What is the account's own is the same on the page of every family. */
export function isTheirOwn(
  { ofAccount }: { readonly ofAccount?: true | undefined },
  role: Role,
): boolean {
  return role === 'owner elsewhere' && ofAccount === true;
}

/** Of the family; of its owner's account too, unless it is the owner who acts. */
async function printOf(test: TestApp, { owner }: Fixture, role: Role): Promise<string> {
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
