import { expect, it } from 'vitest';
import { isBot } from '#features/insight/growth/visits-events/is-bot.ts';
import { auditAgent, isOwnCrawler } from './own-crawler.ts';

it('K2: the audit of the own site is distinguished from visitors and from other programs', () => {
  expect(isOwnCrawler(auditAgent)).toBe(true);
  expect(isBot(auditAgent)).toBe(true);
  expect(isOwnCrawler('Mozilla/5.0 (X11; Linux x86_64)')).toBe(false);
  expect(isOwnCrawler(undefined)).toBe(false);
});
