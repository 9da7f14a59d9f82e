import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drainJobs } from '@infinite/api/testing/drain-jobs';
import { giveKey } from '@infinite/api/testing/api-keys';
import { signUpMember, type TestMember } from '@infinite/api/testing/members';
import { runSweeps } from '@infinite/api/testing/run-sweeps';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import {
  deadDetails,
  livingDetails,
  livingName,
  makeFamily,
  wantMails,
  type LivingFixture,
} from './living-matrix.fixture.ts';
import { waysIntoTree } from './living-matrix.walk.ts';
import { readers, ways, type Asking, type Reader, type Way } from './living-matrix.ways.ts';
import { coveredElsewhere } from './living-matrix.elsewhere.ts';
import { routesOf } from './routes-of.ts';

const test: TestApp = await createTestApp();
let family: LivingFixture;
beforeAll(async () => {
  family = await makeFamily(test);
  for (const member of [family.owner, ...Object.values(family.members)]) {
    await wantMails(test, member);
  }
  await runSweeps(test, 'announce-anniversaries');
  await drainJobs(test);
});
afterAll(() => test.close());

/** What a reader gets of living people. Of the dead, everyone of the family gets everything. */
const rights: Readonly<Record<Reader, 'details' | 'name' | 'surname' | 'nothing'>> = {
  owner: 'details',
  editor: 'details',
  contributor: 'details',
  viewer: 'name',
  // Of themselves.
  self: 'details',
  key: 'surname',
  'key with living': 'details',
  stranger: 'nothing',
  visitor: 'nothing',
};

async function callerOf(reader: Reader): Promise<Pick<Asking, 'headers' | 'email'>> {
  const scopes = ['tree:read', 'tree:write', 'recordings:read'] as const;
  switch (reader) {
    case 'key':
      return { ...(await giveKey(test, family.owner, { scopes })), email: null };
    case 'key with living': {
      const more = [...scopes, 'tree:living'] as const;
      return { ...(await giveKey(test, family.owner, { scopes: more })), email: null };
    }
    case 'visitor':
      return { headers: {}, email: null };
    default: {
      const { cookie, email } = await memberOf(reader);
      return { headers: { cookie }, email };
    }
  }
}

async function memberOf(
  reader: Exclude<Reader, 'key' | 'key with living' | 'visitor'>,
): Promise<TestMember> {
  if (reader === 'stranger') return signUpMember(test);
  return reader === 'owner' ? family.owner : family.members[reader];
}

describe('a living person', () => {
  describe.each(ways.map((way) => [way.name, way] as const))('in %s', (_name, way) => {
    it.each(readers)('shows %s no more than the living rule says', async (reader) => {
      const caller = await callerOf(reader);
      const asking = { test, family, headers: caller.headers, email: caller.email };
      const living = await way.ask({ ...asking, of: 'living' });
      const dead = await way.ask({ ...asking, of: 'dead' });
      const right = rightOn(way, reader);
      const isHeld = `${reader} reads ${way.name}`;
      const marks = way.marks?.living(family) ?? livingDetails;
      const seesDetails = right === 'details' && way.says === 'details';
      expect(marks.test(living), `${isHeld}: ${living}`).toBe(seesDetails);
      if (right !== 'details' && right !== 'name') expect(living + dead).not.toMatch(livingName);
      // The way is open: the dead are on it for the same reader.
      const seesDead = right !== 'nothing' && way.says === 'details';
      expect((way.marks?.dead ?? deadDetails).test(dead), `${isHeld}: ${dead}`).toBe(seesDead);
    });
  });
});

function rightOn(way: Way, reader: Reader) {
  if (way.refused?.includes(reader)) return 'nothing';
  const right = way.notOfOneself && reader === 'self' ? 'name' : rights[reader];
  return way.withholds && right !== 'nothing' ? 'surname' : right;
}

describe('every way out of a tree', () => {
  const covered = [...ways.flatMap(({ covers }) => covers), ...Object.keys(coveredElsewhere)];
  const known = () => [
    ...waysIntoTree(test.app.schema),
    ...routesOf(test.server)
      .filter(({ url }) => url.includes('tree'))
      .map(({ method, url }) => `${method} ${url}`),
  ];

  it('is in this matrix, or said to be tested elsewhere', () => {
    expect(
      known().filter((way) => !covered.includes(way)),
      'say in living-matrix.ways.ts what these show of living people',
    ).toEqual([]);
  });

  it('still exists, if it is listed', () => {
    expect(covered.filter((way) => !known().includes(way))).toEqual([]);
  });
});
