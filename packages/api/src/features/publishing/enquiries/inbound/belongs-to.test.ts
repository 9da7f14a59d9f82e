import { describe, expect, it } from 'vitest';
import { belongsTo } from '#features/publishing/enquiries/inbound/belongs-to.ts';
import { isAutomatic } from '#features/publishing/enquiries/inbound/is-automatic.ts';

describe('an email belongs to a thread', () => {
  it.each([
    { number: true, reference: true, sender: true, belongs: true },
    { number: true, reference: true, sender: false, belongs: true },
    { number: true, reference: false, sender: true, belongs: true },
    { number: false, reference: true, sender: true, belongs: true },
    // Somebody else who names the number.
    { number: true, reference: false, sender: false, belongs: false },
    // A mail that was forwarded to somebody else.
    { number: false, reference: true, sender: false, belongs: false },
    // Something new from the same writer.
    { number: false, reference: false, sender: true, belongs: false },
    { number: false, reference: false, sender: false, belongs: false },
  ])('$belongs when number=$number reference=$reference sender=$sender', (row) => {
    expect(belongsTo(row)).toBe(row.belongs);
  });
});

describe('an email is written by a program', () => {
  it.each([
    ['auto-submitted', 'auto-replied', true],
    ['auto-submitted', 'Auto-Generated; owner-email="a@example.org"', true],
    ['auto-submitted', 'no', false],
    ['auto-submitted', ' No (a person wrote it)', false],
    ['precedence', 'bulk', true],
    ['precedence', 'auto_reply', true],
    ['precedence', 'first-class', false],
    ['return-path', '<>', true],
    ['return-path', '<ann@example.org>', false],
    ['list-id', '<family.example.org>', true],
    ['list-unsubscribe', '<https://example.org/stop>', true],
    ['list-price', '12', false],
    ['content-type', 'multipart/report; report-type=delivery-status', true],
    ['content-type', 'multipart/mixed; boundary=report', false],
    ['x-autoreply', 'yes', true],
    ['subject', 'Automatic reply: away', false],
  ])('%s: %s is %s', (key, value, automatic) => {
    expect(isAutomatic([{ key, value }])).toBe(automatic);
  });
});
