import { rightsOfStaff, staffRoles, type StaffRole } from '@infinite/schema/catalogue/staff';
import { StandingDocument } from '@infinite/schema/generated/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ speech: null });
  const writer = await signUpMember(test);
  const sent = await graphql(
    test,
    'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { reference } }',
    {
      input: {
        ...{ kind: 'CONTACT', topic: 'sales', message: 'Where do I find my tapes?' },
        ...{ name: 'Ann', email: 'ann@example.org' },
      },
    },
    writer.cookie,
  );
  expect(sent.errors).toEqual([]);
});
afterAll(() => test.close());

const read = (cookie?: string) =>
  graphql<{ standing: Record<string, unknown> }, object>(test, StandingDocument, {}, cookie);

const rightOf = {
  maintenanceMode: 'settings.read',
  deliveries: 'deliveries.read',
  alarms: 'operations.read',
  deadJobs: 'operations.read',
  lastBackupFailed: 'operations.read',
  openEnquiries: 'enquiries.read',
  waitingReviews: 'content.read',
} as const;

describe('what holds and what waits', () => {
  it.each(staffRoles)(
    'shows to %s what the role includes, and no more',
    async (role: StaffRole) => {
      const { cookie } = await signUpMember(test, { role });
      const { data, errors } = await read(cookie);
      expect(errors).toEqual([]);
      const shown = Object.entries(data?.standing ?? {}).filter(([, value]) => value !== null);
      const included = Object.entries(rightOf).filter(([, right]) =>
        rightsOfStaff[role].has(right),
      );
      expect(shown.map(([name]) => name).toSorted()).toEqual(
        included.map(([name]) => name).toSorted(),
      );
      if (role === 'support') expect(data?.standing['openEnquiries']).toBe(1);
      if (role === 'editor') expect(data?.standing).toMatchObject({ waitingReviews: 0 });
    },
  );

  it('is refused to members and visitors', async () => {
    const { cookie } = await signUpMember(test);
    expect((await read(cookie)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await read()).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
