/** A person as found in pasted text. */
export interface PastedPerson {
  name: string;
  email: string;
}

export interface PastedPeople {
  people: PastedPerson[];
  /** Pieces that hold no address, to show what was left out. */
  unread: string[];
}

const ADDRESS = /[^\s<>,;"'()[\]:\\]+@[^\s<>,;"'()[\]:\\@]+/;

/**
 * Reads people from whatever an address book, a mail or a spreadsheet gives when pasted:
 * `Ana Silva <ana@example.org>, rui@example.org; Eva, eva@example.org`, one or many lines.
 * The same address twice is one person; the first name given is kept.
 */
export function readAddresses(text: string): PastedPeople {
  const people = new Map<string, PastedPerson>();
  const unread: string[] = [];
  for (const line of text.split(/[\n\r;]+/)) readLine(line, people, unread);
  return { people: [...people.values()], unread };
}

function readLine(line: string, people: Map<string, PastedPerson>, unread: string[]): void {
  let pending: string[] = [];
  for (const piece of line.split(/[,\t]+/)) {
    const found = ADDRESS.exec(piece);
    if (found === null) {
      const words = tidyName(piece);
      if (words !== '') pending.push(words);
      continue;
    }
    const email = found[0].replace(/\.+$/, '');
    const own = tidyName(piece.replace(found[0], ' ').replace(/mailto:/gi, ' '));
    // 'Silva, Ana <ana@…>' is one person; 'Ana, ana@…' too.
    const name = [own, ...pending].filter((part) => part !== '').join(' ');
    const key = email.toLowerCase();
    if (!people.has(key)) people.set(key, { email, name: name || nameFromAddress(email) });
    pending = [];
  }
  unread.push(...pending);
}

function tidyName(text: string): string {
  return text
    .replace(/[<>"'()[\]:\\@]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** 'Ana Silva' from `ana.silva@example.org`: better to correct than to type. */
function nameFromAddress(email: string): string {
  const local = email.split('@')[0] ?? '';
  return local
    .split(/[._-]+/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
