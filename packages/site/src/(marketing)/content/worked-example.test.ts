import { describe, expect, it } from 'vitest';
import { exampleMoments } from './worked-example.ts';

describe('the worked example of /how-it-works', () => {
  it('shows a reader in Lisbon and a sender in Chicago the dates of the real rules', () => {
    const { recorded, reminder, second, delivered } = exampleMoments();
    expect(recorded.when).toContain('April 11, 2027');
    expect(reminder.when).toContain('May 2, 2041');
    expect(second.when).toContain('May 3, 2041');
    expect(delivered.when).toContain('May 4, 2041');
    expect(delivered.when).toContain('9:00');
    expect(delivered.sendersClock).toContain('3:00');
  });
});
