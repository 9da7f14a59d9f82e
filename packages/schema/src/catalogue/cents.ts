/** An amount of money in whole cents of a US dollar, so that no sum is ever off by a fraction. */
export type Cents = number & { readonly unit: 'cents of a US dollar' };

/** The currency every amount is in (ISO 4217). */
export const currency = 'USD';

/** @throws RangeError when the amount is not a whole number of cents */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole number of cents`);
  return amount as Cents;
}

/** '31.95' from 3195, '102.00' from 10200: as schema.org wants a price. */
export function decimalDollars(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
