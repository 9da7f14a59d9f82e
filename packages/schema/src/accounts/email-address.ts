import { authLimits } from '#catalogue/auth.ts';

/**
 * RFC 5322 dot-atom, widened by RFC 6531 to letters, marks and digits of every script. Quoted
 * local parts, comments and address literals are refused: no mailbox a person has needs them,
 * and each is a way to smuggle something into a header.
 */
const localPart =
  /^[\p{L}\p{M}\p{N}\p{So}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}\p{So}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainLabel =
  /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d\u00b7\u30fb-]*[\p{L}\p{M}\p{N}])?$/u;
const asciiLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** RFC 6761: names that by agreement never exist, so mail to them can never arrive. */
const neverExists = new Set(['invalid', 'localhost']);

/**
 * The address a mail can be sent to, in one form (NFC, the domain in lower case), or null when
 * it cannot be one. Surrounding white space is dropped. Nothing is looked up.
 */
export function parseEmailAddress(text: string): string | null {
  const address = text.trim().normalize('NFC');
  const at = address.lastIndexOf('@');
  if (at < 1 || !address.isWellFormed()) return null;
  const local = address.slice(0, at);
  const domain = address.slice(at + 1).toLowerCase();
  const ascii = asciiDomain(domain);
  if (!ascii || !localPart.test(local)) return null;
  if (octets(local) > authLimits.emailLocalPartMaximum) return null;
  if (octets(local) + 1 + ascii.length > authLimits.emailMaximum) return null;
  return `${local}@${domain.normalize('NFC')}`;
}

/**
 * Two spellings of one mailbox have the same key: case, width and the two forms of a domain
 * (`bücher.example`, `xn--bcher-kva.example`) fold together. Null when it is no address.
 */
export function emailKey(text: string): string | null {
  const address = parseEmailAddress(text);
  if (!address) return null;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).normalize('NFKC').toLowerCase().normalize('NFKC');
  return `${local}@${asciiDomain(address.slice(at + 1))}`;
}

/** The domain as DNS asks for it (IDNA, UTS 46), or null when DNS could never hold it. */
export function asciiDomain(domain: string): string | null {
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every((label) => domainLabel.test(label))) return null;
  if (/^[\p{N}]+$|^0x[0-9a-f]*$/iu.test(labels.at(-1) ?? '')) return null;
  // The browser and Node both carry UTS 46 inside the URL parser, so no table is shipped.
  if (!URL.canParse(`http://${domain}/`)) return null;
  const ascii = new URL(`http://${domain}/`).hostname;
  const parts = ascii.split('.');
  if (ascii.length > 253 || parts.length < 2 || !parts.every((part) => asciiLabel.test(part)))
    return null;
  const last = parts.at(-1) ?? '';
  return last.length < 2 || neverExists.has(last) || /^\d+$/.test(last) ? null : ascii;
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}
