import { expect, it } from 'vitest';
import type { z } from 'zod';
import { currentPasswordFault, newPasswordFault, usernameFault } from './account-rules.ts';
import { currentPasswordField, newPasswordField } from './fields.ts';
import { updateUsernameInput } from './username.input.ts';

const texts = [
  '',
  ' ',
  '12345',
  '123456',
  '\u{1F600}'.repeat(5),
  '\u{1F600}'.repeat(6),
  'a\0bcdefg',
  'abcdef\uD800',
  ...[64, 65, 256, 257, 1024, 1025].map((length) => 'x'.repeat(length)),
];

it.each([
  ['a new password', newPasswordFault, newPasswordField],
  ['a known password', currentPasswordFault, currentPasswordField],
  ['a name', usernameFault, updateUsernameInput.shape.username],
] as const)('finds in %s what its schema finds', (_, fault, schema) => {
  for (const text of texts) expect(fault(text), JSON.stringify(text)).toBe(messageOf(schema, text));
});

function messageOf(schema: z.ZodType, text: string): string | null {
  const { error } = schema.safeParse(text);
  return error?.issues[0]?.message ?? null;
}
