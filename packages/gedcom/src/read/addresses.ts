import { firstBelow, textBelow, textsBelow } from '#structure-queries.ts';
import type { Structure } from '#structure.ts';

/** A postal address. `lines` is what goes on an envelope. */
export interface Address {
  readonly lines: readonly string[];
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
}

export interface Contact {
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly faxes: readonly string[];
  readonly webPages: readonly string[];
}

/** Reads ADDR below `parent`; null when there is none. */
export function readAddress(parent: Structure): Address | null {
  const address = firstBelow(parent, 'ADDR');
  if (!address) return null;
  const written = (address.payload ?? '').split('\n');
  const inParts = ['ADR1', 'ADR2', 'ADR3'].flatMap((tag) => textBelow(address, tag) ?? []);
  const lines = written.map((line) => line.trim()).filter((line) => line !== '');
  return {
    lines: lines.length > 0 ? lines : inParts,
    city: textBelow(address, 'CITY'),
    state: textBelow(address, 'STAE'),
    postalCode: textBelow(address, 'POST'),
    country: textBelow(address, 'CTRY'),
  };
}

/** Reads PHON, EMAIL, FAX and WWW below `parent`. */
export function readContact(parent: Structure): Contact {
  return {
    phones: textsBelow(parent, 'PHON'),
    emails: textsBelow(parent, 'EMAIL'),
    faxes: textsBelow(parent, 'FAX'),
    webPages: textsBelow(parent, 'WWW'),
  };
}
