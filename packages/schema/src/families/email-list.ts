import { emailKey, parseEmailAddress } from '#accounts/email-address.ts';
import type { ListEntry } from '#families/list-entry.ts';
import { readVcards } from '#families/vcards.ts';
import { familyWords } from '#words/families.en.ts';

export interface NamedAddress {
  /** As the list gives it; empty if it gives none. */
  readonly name: string;
  readonly email: string;
}

export interface LeftOut {
  /** What stood in the list, shortened. */
  readonly text: string;
  readonly why: string;
}

export interface EmailList {
  readonly people: readonly NamedAddress[];
  readonly left: readonly LeftOut[];
}

const nameMaximum = 80;
const shownCharacters = 80;

/**
 * The addresses in a pasted list or in the text of a vCard file, each once. Lists come out of mail
 * programs and spreadsheets: by line, comma, semicolon or tab, with or without names.
 */
export function readEmailList(text: string): EmailList {
  const isVcard = /^\s*begin:vcard/i.test(text.replace(/^\uFEFF/, ''));
  const entries = isVcard ? readVcards(text) : readLines(text);
  const people: NamedAddress[] = [];
  const left: LeftOut[] = [];
  const seen = new Set<string>();
  for (const { name, address, text: shown } of entries) {
    const email = address === null ? null : parseEmailAddress(address);
    const key = email && emailKey(email);
    if (!email || !key) left.push({ text: short(shown), why: familyWords.notAnAddress });
    else if (seen.has(key)) left.push({ text: short(shown), why: familyWords.twice });
    else {
      seen.add(key);
      people.push({ name: cleanName(name), email });
    }
  }
  return { people, left };
}

function readLines(text: string): ListEntry[] {
  return text.split(/[\r\n\u2028\u2029]+/).flatMap(readLine);
}

function readLine(line: string): ListEntry[] {
  const entries: ListEntry[] = [];
  let surname = '';
  for (const piece of piecesOf(line)) {
    if (!piece.includes('@')) {
      if (surname) entries.push({ name: '', address: null, text: surname });
      surname = piece;
      continue;
    }
    const { name, address } = readPiece(piece);
    // 'Baker, Joe <joe@example.org>' is one person, and so is 'Joe Baker, joe@example.org'.
    const whole = [name, surname].filter(Boolean).join(' ');
    entries.push({ name: whole, address, text: piece });
    surname = '';
  }
  if (surname) entries.push({ name: '', address: null, text: surname });
  return entries;
}

/** Split at separators outside of quotation marks and angle brackets. */
function piecesOf(line: string): string[] {
  const pieces = line.match(/(?:"[^"]*"|<[^<>]*>|[^,;\t])+/g) ?? [];
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function readPiece(piece: string): { name: string; address: string } {
  const bracketed = /^(.*?)<([^<>]*)>/.exec(piece);
  if (bracketed) return { name: bracketed[1] ?? '', address: bare(bracketed[2] ?? '') };
  const words = piece.split(/\s+/);
  const at = words.findLastIndex((word) => word.includes('@'));
  return { name: words.slice(0, at).join(' '), address: bare(words[at] ?? '') };
}

const bare = (word: string) =>
  word
    .trim()
    .replace(/^[("'<]*(?:mailto:)?/i, '')
    .replace(/[)"'>.:]*$/, '');

function cleanName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replaceAll(/["<>()]/g, '')
    .trim();
  return Array.from(plain).slice(0, nameMaximum).join('').trim();
}

function short(text: string): string {
  const characters = Array.from(text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim());
  if (characters.length <= shownCharacters) return characters.join('');
  return `${characters.slice(0, shownCharacters - 1).join('')}…`;
}
