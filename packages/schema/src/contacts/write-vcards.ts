import type { ContactCard } from '#contacts/contact.input.ts';

/** People as a file of contacts: vCard 4.0 (RFC 6350), lines folded at 75 octets. */
export function vcardsOf(people: readonly ContactCard[]): string {
  return people
    .flatMap((person) => ['BEGIN:VCARD', 'VERSION:4.0', ...propertiesOf(person), 'END:VCARD'])
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('');
}

function propertiesOf(person: ContactCard): string[] {
  const { name, relation, emails, birthday, timeZone, language, notes } = person;
  return [
    `FN:${escaped(name)}`,
    ...(relation ? [`X-RELATION:${escaped(relation)}`] : []),
    ...emails.map((email, at) => (at === 0 ? `EMAIL;PREF=1:${email}` : `EMAIL:${email}`)),
    ...(birthday ? [`BDAY:${basicDate(birthday)}`] : []),
    ...(timeZone ? [`TZ:${timeZone}`] : []),
    ...(language ? [`LANG:${language}`] : []),
    ...(notes ? [`NOTE:${escaped(notes)}`] : []),
  ];
}

/** `19960415`, or `--0415` without a year. */
const basicDate = (birthday: string) => {
  const [month, day] = birthday.slice(-5).split('-');
  return `${birthday.startsWith('--') ? '--' : birthday.slice(0, 4)}${month}${day}`;
};

const escaped = (text: string) =>
  text.replaceAll(/[\\,;]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

/** The rest of a long line stands in lines that begin with a space. */
function folded(line: string): string[] {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const more = encoder.encode(character).length;
    if (octets + more > 75) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += more;
  }
  return lines;
}

const encoder = new TextEncoder();
