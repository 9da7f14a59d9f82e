import type { Place } from '@infinite/schema/places/places.input';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test_: TestApp;
beforeAll(async () => {
  test_ = await createTestApp();
});
afterAll(() => test_.close());

async function search(query: Record<string, string>): Promise<Place[]> {
  const answer = await test_.server.inject({ method: 'GET', url: '/api/places', query });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  return answer.json<{ places: Place[] }>().places;
}

describe('F10: a time zone is found by', () => {
  test.each([
    ['a city that names no zone', 'boston', 'Boston', 'America/New_York'],
    ['its beginning, whatever the case', 'BOST', 'Boston', 'America/New_York'],
    ['a name with accents, typed without', 'sao paulo', 'Sao Paulo', 'America/Sao_Paulo'],
    ['today’s name of a city', 'chuuk', 'Chuuk', 'Pacific/Truk'],
    ['city and country together', 'sydney australia', 'Sydney', 'Australia/Sydney'],
  ])('%s', async (_, q, name, timeZone) => {
    const [first] = await search({ q });
    expect(first?.name.normalize('NFD').replaceAll(/\p{M}/gu, '')).toBe(name);
    expect(first?.timeZone).toMatch(
      new RegExp(`^(${timeZone}|${timeZone.replace('Truk', 'Chuuk')})$`),
    );
  });

  test('a country: its largest cities first', async () => {
    const found = await search({ q: 'portugal' });
    expect(found[0]).toEqual({
      name: 'Lisbon',
      region: 'Lisboa',
      country: 'Portugal',
      timeZone: 'Europe/Lisbon',
    });
  });

  test('Kyiv, Kolkata and Kathmandu under the names they have', async () => {
    for (const [q, zone] of [
      ['kyiv', /^Europe\/(Kiev|Kyiv)$/],
      ['kolkata', /^Asia\/(Calcutta|Kolkata)$/],
      ['kathmandu', /^Asia\/(Katmandu|Kathmandu)$/],
    ] as const) {
      const [first] = await search({ q });
      expect(first?.timeZone).toMatch(zone);
    }
  });

  test('countries in the language of the reader, English for no language', async () => {
    expect((await search({ q: 'vienna', lang: 'de' }))[0]?.country).toBe('Österreich');
    expect((await search({ q: 'vienna', lang: 'no language!' }))[0]?.country).toBe('Austria');
  });

  test('nothing by nothing, and nothing breaks by what is no name', async () => {
    for (const q of ['', '   ', '(', '\\', '%', '🦆', 'zzzzqqq', "'; drop table"]) {
      expect(await search({ q })).toEqual([]);
    }
    const long = await test_.server.inject({
      method: 'GET',
      url: '/api/places',
      query: { q: 'x'.repeat(81) },
    });
    expect(long.statusCode).toBe(400);
  });
});
