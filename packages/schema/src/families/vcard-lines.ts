interface Line {
  /** In capitals, without the group before it. */
  readonly name: string;
  /** In capitals. */
  readonly parameters: readonly string[];
  readonly value: string;
  /** Where it begins in the text; the first line is 1. */
  readonly at: number;
}

/** One card of a file of contacts, as it stands there. */
export interface VcardLines {
  readonly lines: readonly Line[];
  /** False for a card that another one or the end of the file cuts off. */
  readonly ended: boolean;
  /** The line of the text where it begins. */
  readonly at: number;
}

/**
 * The cards of a file of contacts: vCard 2.1, 3.0 and 4.0 (RFC 2426, RFC 6350). Nothing that a card
 * refers to is loaded. What stands between cards is left out.
 */
export function vcardLines(text: string): VcardLines[] {
  const cards: VcardLines[] = [];
  let card: { lines: Line[]; at: number } | null = null;
  for (const line of linesOf(text)) {
    if (line.name === 'BEGIN') {
      if (card) cards.push({ ...card, ended: false });
      card = { lines: [], at: line.at };
    } else if (line.name === 'END') {
      if (card) cards.push({ ...card, ended: true });
      card = null;
    } else {
      card?.lines.push(line);
    }
  }
  if (card) cards.push({ ...card, ended: false });
  return cards;
}

/** The display name of a card, or its given and family names; empty if it has none. */
export function nameOfCard({ lines }: VcardLines): string {
  const valueOf = (name: string) => lines.find((line) => line.name === name && line.value)?.value;
  const parts = (valueOf('N') ?? '').split(/(?<!\\);/).map(unescaped);
  return unescaped(valueOf('FN') ?? '') || [parts[1], parts[0]].filter(Boolean).join(' ');
}

/** Addresses as the card has them, the preferred one first. */
export function addressesOfCard({ lines }: VcardLines): string[] {
  const addresses = lines.filter((line) => line.name === 'EMAIL' && line.value !== '');
  return addresses
    .toSorted((a, b) => Number(isPreferred(b)) - Number(isPreferred(a)))
    .map(({ value }) => value);
}

const isPreferred = ({ parameters }: Line) =>
  parameters.some((one) => one === 'PREF' || one === 'PREF=1' || /^TYPE=.*\bPREF\b/.test(one));

/** A value of one line without the escapes of RFC 6350. */
export const unescaped = (text: string) =>
  text.replaceAll(/\\([nN,;:\\])/g, (_, sign: string) => (/n/i.test(sign) ? ' ' : sign)).trim();

function linesOf(text: string): Line[] {
  const raw = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const lines: { text: string; at: number }[] = [];
  for (const [index, line] of raw.entries()) {
    const last = lines.at(-1);
    if (last !== undefined && isSoftBroken(last.text)) {
      last.text = last.text.slice(0, -1) + line.trimStart();
    } else if (last !== undefined && /^[ \t]/.test(line)) {
      last.text += line.slice(1);
    } else if (line !== '') lines.push({ text: line, at: index + 1 });
  }
  return lines.flatMap((line) => lineOf(line.text, line.at));
}

/** A line of quoted-printable that goes on in the next one. */
const isSoftBroken = (line: string) => line.endsWith('=') && /QUOTED-PRINTABLE/i.test(headOf(line));

const headOf = (line: string) => line.slice(0, Math.max(line.indexOf(':'), 0));

function lineOf(line: string, at: number): Line[] {
  const head = headOf(line);
  if (!head) return [];
  const [name = '', ...parameters] = head.toUpperCase().split(';');
  const value = line.slice(head.length + 1);
  const decoded = /QUOTED-PRINTABLE/.test(head.toUpperCase())
    ? fromQuotedPrintable(value, parameters)
    : value;
  return [{ name: name.slice(name.lastIndexOf('.') + 1), parameters, value: decoded, at }];
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
