import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let owner: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signUpMember(test);
});
afterAll(() => test.close());

const run = (sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute(sql, values);
async function ask<Data>(by: TestMember, document: string, variables: object = {}) {
  const { data, errors } = await graphql<Data, object>(test, document, variables, by.cookie);
  return { data, code: errors[0]?.extensions?.code };
}
async function keep(by: TestMember, precision: string, taken: string): Promise<string> {
  const id = await keepRecording(test, by, Buffer.from(randomUUID()), {
    kind: 'PHOTO',
    origin: 'uploaded',
    title: taken,
    fileName: 'a.jpg',
    mimeType: 'image/jpeg',
  });
  await run(
    `insert into item_facts (recording_id, family_id, taken_precision, taken_local, known, updated_at)
     values (?, ?, ?, ?, '{}', now())`,
    [id, by.familyId, precision, taken],
  );
  return id;
}

interface Item {
  recording: { title: string };
  year: number;
}
interface Day {
  today: string;
  hidden: boolean;
  onThisDay: Item[];
  inThisMonth: Item[];
}
async function dayOf(by = owner) {
  const items = '{ year recording { title } }';
  const document = `{ onThisDay { today hidden onThisDay ${items} inThisMonth ${items} } }`;
  const day = (await ask<{ onThisDay: Day }>(by, document)).data!.onThisDay;
  const titles = (of: Item[]) => of.map(({ recording }) => recording.title);
  return { ...day, onThisDay: titles(day.onThisDay), inThisMonth: titles(day.inThisMonth) };
}
const hide = (input: object, by = owner) =>
  ask(by, 'mutation ($input: HideInput!) { hideOnThisDay(input: $input) }', { input });
const hiddenBy = async (by = owner) => {
  const document = '{ onThisDayHidden { id monthDay person { name } } }';
  return (await ask<{ onThisDayHidden: { id: string }[] }>(by, document)).data!.onThisDayHidden;
};
const show = (id: string, by = owner) =>
  ask(by, 'mutation ($id: ID!) { showOnThisDay(id: $id) }', { id });

describe('on this day', () => {
  it('shows what was taken on this date in earlier years, and apart what is known by its month', async () => {
    test.clock.set('2041-11-23T12:00:00Z');
    await keep(owner, 'DAY', '1978-11-23');
    await keep(owner, 'INSTANT', '1987-11-23T23:59:59');
    await keep(owner, 'DAY', '1987-11-24');
    await keep(owner, 'DAY', '2041-11-23');
    await keep(owner, 'MONTH', '1954-11');
    await keep(owner, 'YEAR', '1955');
    expect(await dayOf()).toEqual({
      today: '2041-11-23',
      hidden: false,
      onThisDay: ['1987-11-23T23:59:59', '1978-11-23'],
      inThisMonth: ['1954-11'],
    });
  });

  it('is the day of the reader’s own clock', async () => {
    // It is 13:30 on the 23rd in Greenwich, and already the 24th in Kiritimati.
    test.clock.set('2041-11-23T13:30:00Z');
    const far = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
    await run(`update users set time_zone = 'Pacific/Kiritimati' where id = ?`, [far.userId]);
    expect(await dayOf(far)).toMatchObject({ today: '2041-11-24', onThisDay: ['1987-11-24'] });
  });

  it('leaves out a day that a member hides, for them alone, until they show it again', async () => {
    const sister = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
    await hide({ monthDay: '11-23' });
    await hide({ monthDay: '11-23' });
    expect(await dayOf()).toMatchObject({ hidden: true, onThisDay: [], inThisMonth: [] });
    expect((await dayOf(sister)).onThisDay).toHaveLength(2);
    const [hidden, ...others] = await hiddenBy();
    expect([hidden, others]).toEqual([{ id: hidden?.id, monthDay: '11-23', person: null }, []]);
    await show(hidden!.id, sister);
    expect(await hiddenBy()).toHaveLength(1);
    await show(hidden!.id);
    expect((await dayOf()).onThisDay).toHaveLength(2);
    for (const wrong of [
      {},
      { monthDay: '02-30' },
      { monthDay: '1-1' },
      { monthDay: '11-23', kind: 'MEMBER', personId: owner.userId },
    ]) {
      expect((await hide(wrong)).code).toBe('INVALID_INPUT');
    }
  });

  it('leaves out what somebody is in whom a member hides', async () => {
    const id = await keep(owner, 'DAY', '1999-11-23');
    const document = `mutation ($id: ID!) {
      tagPerson(recordingId: $id, person: { name: "Grandpa" }) { people { kind personId } } }`;
    const { data } = await ask<{ tagPerson: { people: object[] } }>(owner, document, { id });
    const [grandpa] = data!.tagPerson.people;
    expect((await dayOf()).onThisDay).toContain('1999-11-23');
    await hide(grandpa!);
    expect((await dayOf()).onThisDay).not.toContain('1999-11-23');
    const [hidden] = await hiddenBy();
    expect(hidden).toMatchObject({ person: { name: 'Grandpa' }, monthDay: null });
    await show(hidden!.id);
    expect((await dayOf()).onThisDay).toContain('1999-11-23');
    const stranger = await signUpMember(test);
    expect((await hide(grandpa!, stranger)).code).toBe('NOT_FOUND');
  });

  it('shows nothing of the trash', async () => {
    const id = await keep(owner, 'DAY', '1990-11-23');
    await ask(owner, 'mutation ($id: ID!) { deleteRecording(id: $id) }', { id });
    expect((await dayOf()).onThisDay).not.toContain('1990-11-23');
  });
});
