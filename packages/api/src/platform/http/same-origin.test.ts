import { describe, expect, it } from 'vitest';
import { isFromAnotherSite } from '#platform/http/same-origin.ts';

const origin = 'https://family.example';
const judge = (method: string, headers: Record<string, string>) =>
  isFromAnotherSite({ method, headers: { host: 'family.example', ...headers } }, origin);

describe('isFromAnotherSite', () => {
  it.each([
    ['GET', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
    ['POST', {}, false],
    ['POST', { origin }, false],
    ['POST', { 'sec-fetch-site': 'same-origin', origin }, false],
    ['POST', { 'sec-fetch-site': 'none' }, false],
    ['POST', { origin: 'https://evil.example' }, true],
    ['POST', { origin: 'https://family.example.evil.example' }, true],
    ['POST', { origin: 'null' }, true],
    ['POST', { origin: 'https://' }, true],
    ['POST', { 'sec-fetch-site': 'same-site', origin }, true],
    ['DELETE', { 'sec-fetch-site': 'cross-site' }, true],
    ['POST', { origin: 'https://tool.example', authorization: 'Bearer ic_live_x' }, false],
    ['POST', { origin: 'https://tool.example', authorization: 'Basic eA==' }, true],
    ['PUT', { 'sec-fetch-site': 'anything' }, true],
  ] as const)('judges %s with %j as %s', (method, headers, expected) => {
    expect(judge(method, headers)).toBe(expected);
  });
});
