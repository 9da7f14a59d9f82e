import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

describe('the application', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(async () => {
    await test.close();
  });

  it('tells a probe that it is alive and ready', async () => {
    expect((await test.server.inject('/healthz')).json()).toEqual({ status: 'alive' });
    const ready = await test.server.inject('/readyz');
    expect(ready.json()).toMatchObject({
      status: 'ready',
      checks: { database: 'ok', storage: 'ok', queue: 'ok' },
    });
  });

  it('answers a visitor who asks for me with null', async () => {
    expect(await graphql(test, '{ me { id } }')).toMatchObject({ status: 200, data: { me: null } });
  });

  it('knows a member by the session cookie', async () => {
    const member = await signUpMember(test, { email: 'ada@example.org' });
    const answer = await graphql(test, '{ me { id email } }', undefined, member.cookie);
    expect(answer.data).toEqual({ me: { id: member.userId, email: 'ada@example.org' } });
  });

  it('counts answers by route and never by a path that could hold a token', async () => {
    await test.server.inject('/graphql?query=%7Bme%7Bid%7D%7D&secret=s3cr3t');
    const metrics = await test.server.inject('/metrics');
    expect(metrics.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/graphql"',
    );
    expect(metrics.body).not.toContain('s3cr3t');
  });

  it('refuses a state-changing request that a browser sends for another site', async () => {
    const response = await test.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { origin: 'https://evil.example', host: 'localhost' },
      payload: { query: '{ me { id } }' },
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });
});
