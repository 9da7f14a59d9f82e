import type { ListEntry } from './list-entry.ts';

interface Line {
  /** In capitals, without the group before it. */
  readonly name: string;
  /** In capitals. */
  readonly parameters: readonly string[];
  readonly value: string;
}

/**
 * One entry for each card of a file of contacts: vCard 2.1, 3.0 and 4.0 (RFC 2426, RFC 6350). Reads
 * name and preferred address alone; nothing that a card refers to is loaded. A card that never ends
 * is an entry without an address, and so is one that has none.
 */
export function readVcards(text: string): ListEntry[] {
  const entries: ListEntry[] = [];
  let card: Line[] | null = null;
  for (const line of linesOf(text)) {
    if (line.name === 'BEGIN') {
      if (card) entries.push({ ...entryOf(card), address: null });
      card = [];
    } else if (line.name === 'END') {
      if (card) entries.push(entryOf(card));
      card = null;
    } else {
      card?.push(line);
    }
  }
  if (card) entries.push({ ...entryOf(card), address: null });
  return entries;
}

function entryOf(card: readonly Line[]): ListEntry {
  const valueOf = (name: string) => card.find((line) => line.name === name && line.value)?.value;
  const parts = (valueOf('N') ?? '').split(/(?<!\\);/).map(unescaped);
  const name = unescaped(valueOf('FN') ?? '') || [parts[1], parts[0]].filter(Boolean).join(' ');
  const addresses = card.filter((line) => line.name === 'EMAIL' && line.value !== '');
  const preferred = addresses.find(({ parameters }) => parameters.some(isPreferred));
  const address = (preferred ?? addresses[0])?.value ?? null;
  return { name, address: address && unescaped(address).trim(), text: address ?? name };
}

const isPreferred = (parameter: string) =>
  parameter === 'PREF' || parameter === 'PREF=1' || /^TYPE=.*\bPREF\b/.test(parameter);

const unescaped = (text: string) =>
  text.replaceAll(/\\([nN,;:\\])/g, (_, sign: string) => (/n/i.test(sign) ? ' ' : sign)).trim();

function linesOf(text: string): Line[] {
  const raw = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const lines: string[] = [];
  for (const line of raw) {
    const last = lines.at(-1);
    if (last !== undefined && isSoftBroken(last)) {
      lines[lines.length - 1] = last.slice(0, -1) + line.trimStart();
    } else if (last !== undefined && /^[ \t]/.test(line)) {
      lines[lines.length - 1] = last + line.slice(1);
    } else if (line !== '') lines.push(line);
  }
  return lines.flatMap(lineOf);
}

/** A line of quoted-printable that goes on in the next one. */
const isSoftBroken = (line: string) => line.endsWith('=') && /QUOTED-PRINTABLE/i.test(headOf(line));

const headOf = (line: string) => line.slice(0, Math.max(line.indexOf(':'), 0));

function lineOf(line: string): Line[] {
  const head = headOf(line);
  if (!head) return [];
  const [name = '', ...parameters] = head.toUpperCase().split(';');
  const value = line.slice(head.length + 1);
  const decoded = /QUOTED-PRINTABLE/.test(head.toUpperCase())
    ? fromQuotedPrintable(value, parameters)
    : value;
  return [{ name: name.slice(name.lastIndexOf('.') + 1), parameters, value: decoded }];
}

function fromQuotedPrintable(value: string, parameters: readonly string[]): string {
  const bytes: number[] = [];
  for (const [sign, hex] of value.matchAll(/=([0-9A-F]{2})|[\s\S]/gi)) {
    if (hex) bytes.push(Number.parseInt(hex, 16));
    else bytes.push(...new TextEncoder().encode(sign));
  }
  const charset = parameters.find((parameter) => parameter.startsWith('CHARSET='))?.slice(8);
  return new TextDecoder(isLatin(charset) ? 'windows-1252' : 'utf-8').decode(new Uint8Array(bytes));
}

const isLatin = (charset: string | undefined) =>
  /^(?:WINDOWS-1252|ISO-8859-1)$/.test(charset ?? '');
