import { describe, expect, it } from 'vitest';
import { databaseConsoleWords } from '../operations/operations.en.ts';
import { figureWords } from './components.en.ts';
import { keysPanelWords } from '@infinite/integrations/keys-panel.en';
import { webhookScreenWords } from '@infinite/schema/words/webhooks.en';

const { jobs, deliveries } = databaseConsoleWords;

/** What a button shows, and what it is called where several of them stand in one list. */
const pairs: readonly (readonly [shown: string, name: string])[] = [
  [deliveries.retry, deliveries.retryOf('a…@example.org')],
  [deliveries.sendAgain, deliveries.sendAgainOf('a…@example.org')],
  [deliveries.leave, deliveries.leaveOf('a…@example.org')],
  [jobs.retry, jobs.retryOf('send-notice')],
  [jobs.discard, jobs.discardOf('send-notice')],
  [figureWords.csv, figureWords.csvOf('Sign-ups')],
  [keysPanelWords.revoke, keysPanelWords.revokeOf('Home server')],
  [webhookScreenWords.again, webhookScreenWords.of(webhookScreenWords.again, 'webhook.ping')],
];

// K17: a voice user who says 'Try again' has to reach the button that shows it.
describe('a name contains what the button shows, word for word (WCAG 2.5.3)', () => {
  it.each(pairs)('%s: %s', (shown, name) => {
    expect(name.toLowerCase()).toContain(shown.toLowerCase());
  });
});
