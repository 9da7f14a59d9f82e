import { randomInt } from 'node:crypto';

/** Crockford's digits: none is taken for another when read aloud on the telephone. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What its writer names when asking about an enquiry. */
export function newReference(): string {
  const draw = () => Array.from({ length: 4 }, () => digits[randomInt(digits.length)]).join('');
  return `${draw()}-${draw()}`;
}
