import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:20:00Z' });
}, 120_000);
afterAll(() => test.close());

/** @returns the cookie of a visitor who looks at a sample family of their own */
async function enter(): Promise<string> {
  const payload = { query: 'mutation { enterSampleFamily { until } }' };
  const { cookies } = await test.server.inject({ method: 'POST', url: '/graphql', payload });
  return `${cookies[0]?.name}=${cookies[0]?.value}`;
}

interface Seen {
  messages: { nodes: { body: string }[] };
  recordings: { nodes: { id: string; title: string; note: string | null }[] };
}

async function look(cookie: string) {
  const { data, errors } = await graphql<Seen, object>(
    test,
    `
      {
        messages(first: 50) {
          nodes {
            body
          }
        }
        recordings(first: 50) {
          nodes {
            id
            title
            note
          }
        }
      }
    `,
    {},
    cookie,
  );
  expect(errors).toEqual([]);
  const [recording] = data!.recordings.nodes;
  const url = `/media/${recording?.id}/original`;
  const file = await test.server.inject({ method: 'HEAD', url, headers: { cookie } });
  return {
    bodies: data!.messages.nodes.map(({ body }) => body),
    titles: data!.recordings.nodes.map(({ title }) => title),
    fileName: file.headers['content-disposition'],
  };
}

it('a copy of the sample family reads its letters and file names, sealed for its own rows', async () => {
  const [one, other] = [await look(await enter()), await look(await enter())];
  expect(one.bodies.filter((body) => body !== '').length).toBeGreaterThan(5);
  expect(one.fileName).toMatch(/filename="[\w-]+\.\w+"/);
  expect(other).toEqual(one);
  const shared = await test.app.orm.em.getConnection().execute(
    `select sealed_body from messages where sealed_body is not null
     group by sealed_body having count(*) > 1`,
  );
  expect(shared).toEqual([]);
});
