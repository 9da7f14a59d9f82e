import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKey, parseEmailAddress } from './email-address.ts';

describe('parseEmailAddress', () => {
  it.each([
    ['ann@example.org', 'ann@example.org'],
    ['  Ann.Lee+letters@Example.ORG ', 'Ann.Lee+letters@example.org'],
    ["o'neil@mail.example.co.uk", "o'neil@mail.example.co.uk"],
    ['用户@例子.example', '用户@例子.example'],
    ['grüße@bücher.example', 'grüße@bücher.example'],
    ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
    ['u\u0308@example.org', 'ü@example.org'],
    [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
  ])('takes %s', (text, address) => expect(parseEmailAddress(text)).toBe(address));

  it.each([
    '',
    'ann',
    '@example.org',
    'ann@',
    'ann@example',
    'ann@localhost',
    'ann@example.invalid',
    'ann@.example.org',
    'ann@example..org',
    'ann@-example.org',
    'ann@example-.org',
    'ann@example.org.',
    'ann@127.0.0.1',
    'ann@[127.0.0.1]',
    'ann@0x7f.1',
    'ann@example.0x1',
    'ann@exam%70le.org',
    'ann@example.org:25',
    'ann@example.org/x',
    'ann@exam ple.org',
    'an n@example.org',
    '.ann@example.org',
    'ann.@example.org',
    'an..n@example.org',
    '"ann lee"@example.org',
    'ann@bob@example.org',
    'ann@example.org\nBcc: all@example.org',
    'ann\r\n@example.org',
    'ann\0@example.org',
    'ann\u202e@example.org',
    'ann\u200b@example.org',
    'ann\ud800@example.org',
    'Ann <ann@example.org>',
    'ann@example.org,bob@example.org',
    `${'a'.repeat(65)}@example.org`,
    `${'ü'.repeat(33)}@example.org`,
    `ann@${'a'.repeat(64)}.org`,
    `ann@${'abcdefgh.'.repeat(30)}org`,
  ])('refuses %j', (text) => expect(parseEmailAddress(text)).toBeNull());

  it('takes its own answer unchanged, whatever was typed', () => {
    const near = fc
      .array(
        fc.oneof(fc.constantFrom('@', '.', '-', 'a', 'É', 'ß', '例', ' ', '\u200d'), fc.string()),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(near, fc.emailAddress(), fc.string({ unit: 'binary' })), (text) => {
        const address = parseEmailAddress(text);
        if (address === null) return;
        expect(parseEmailAddress(address)).toBe(address);
        expect(address).not.toMatch(/[\s\p{C}<>,;:"()[\]\\]/u);
        expect(emailKey(address)).toBe(emailKey(text));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('emailKey', () => {
  it.each([
    ['Ann@Example.org', 'ann@example.org'],
    ['a@bücher.example', 'a@xn--bcher-kva.example'],
    ['ａｎｎ@example.org', 'ann@example.org'],
    ['a@ｅxample.org', 'a@example.org'],
  ])('folds %s and %s to one account', (one, other) => {
    expect(emailKey(one)).not.toBeNull();
    expect(emailKey(one)).toBe(emailKey(other));
  });

  it('keeps two people apart', () => {
    expect(emailKey('ann@example.org')).not.toBe(emailKey('anne@example.org'));
    expect(emailKey('ann+one@example.org')).not.toBe(emailKey('ann@example.org'));
  });
});
