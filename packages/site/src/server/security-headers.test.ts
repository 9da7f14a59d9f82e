import { expect, it } from 'vitest';
import { contentSecurityPolicy, policyWithAnalytics } from './security-headers.ts';

it('C8: lets pages speak with the origin of the configured provider, and with no other', () => {
  const policy = policyWithAnalytics('https://tags.example/tag.js?id=7');
  const added = policy.split('; ').filter((rule) => !contentSecurityPolicy.includes(rule));
  expect(added.map((rule) => rule.split(' ')[0])).toEqual(['script-src', 'img-src', 'connect-src']);
  for (const rule of added) expect(rule).toMatch(/ https:\/\/tags\.example$/);
  expect(policy).toContain("default-src 'self'; ");
});
