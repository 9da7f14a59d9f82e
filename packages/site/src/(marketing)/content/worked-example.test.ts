import { describe, expect, it } from 'vitest';
import { exampleMoments } from './worked-example.ts';

describe('the worked example of /how-it-works', () => {
  it('shows a reader in Lisbon and a sender in Chicago the dates of the real rules', () => {
    const { recorded, reminder, second, delivered } = exampleMoments();
    expect(recorded.when).toContain('11 April 2027');
    expect(reminder.when).toContain('2 May 2041');
    expect(second.when).toContain('3 May 2041');
    expect(delivered.when).toContain('4 May 2041');
    expect(delivered.when).toContain('9:00');
    expect(delivered.sendersClock).toContain('3:00');
  });
});
