import { expect, it } from 'vitest';
import { isBot } from '#features/insight/growth/visits-events/is-bot.ts';
import { auditAgent } from './own-crawler.ts';

it('K2: the audit of the own site is taken for a program, not for a reader', () => {
  expect(isBot(auditAgent)).toBe(true);
});
