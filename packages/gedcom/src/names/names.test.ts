import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldText } from '#names/fold.ts';
import { payloadOfParts, readName, splitName } from '#names/name.ts';
import { phoneticKeys, surnameKeys } from '#names/phonetics.ts';
import { record } from '#testing/lines.ts';

const name = (lines: string) => readName(record(`0 NAME ${lines}`));

it.each([
  ['John /Smith/', 'John Smith', 'Smith, John', 'John', 'Smith'],
  ['John /Smith/ Jr.', 'John Smith Jr.', 'Smith, John, Jr.', 'John', 'Smith'],
  ['/Smith/ John', 'Smith John', 'Smith, John', '', 'Smith'],
  ['/Smith/', 'Smith', 'Smith', '', 'Smith'],
  ['John', 'John', 'John', 'John', ''],
  ['John //', 'John', 'John', 'John', ''],
  ['John /Smith', 'John Smith', 'Smith, John', 'John', 'Smith'],
  ['John  /de  la Cruz/', 'John de la Cruz', 'de la Cruz, John', 'John', 'de la Cruz'],
  ['', '', '', '', ''],
  [
    'Lt. Joseph /Allen/ jr.\n1 NPFX Lt.\n1 SURN Allen',
    'Lt. Joseph Allen jr.',
    'Allen, Joseph, jr.',
    'Joseph',
    'Allen',
  ],
  [
    'Otto /von Bismarck/\n1 SPFX von\n1 SURN Bismarck',
    'Otto von Bismarck',
    'Bismarck, Otto von',
    'Otto',
    'von Bismarck',
  ],
])('%s: shown as %s, sorted as %s', (lines, display, sort, given, surname) => {
  expect(name(lines)).toMatchObject({ display, sort, given, surname });
});

test('without a payload the parts are the name', () => {
  const structure = record('0 NAME\n1 NPFX Dr.\n1 GIVN Ada\n1 SPFX de\n1 SURN King');
  expect(readName(structure)).toMatchObject({ display: 'Dr. Ada de King', surname: 'de King' });
});

test('an unknown type is no type, and OTHER has its words', () => {
  expect(name('A\n1 TYPE OTHER\n2 PHRASE pen name')).toMatchObject({
    type: 'OTHER',
    typePhrase: 'pen name',
  });
  expect(name('A\n1 TYPE X')).toMatchObject({ type: null });
});

test('the payload of parts splits into given names and surname again', () => {
  const part = fc.stringMatching(/^[a-zA-Zé/ .-]{0,12}$/);
  fc.assert(
    fc.property(part, part, (given, surname) => {
      const clean = (text: string) => text.replaceAll('/', ' ').replaceAll(/\s+/g, ' ').trim();
      const payload = payloadOfParts({ given: [given], surnames: [surname] });
      const { before, surname: found } = splitName(payload);
      expect([before, found ?? '']).toEqual([clean(given), clean(surname)]);
    }),
  );
});

test('any payload at all is read without an error', () => {
  fc.assert(
    fc.property(fc.string(), (payload) => {
      expect(readName({ tag: 'NAME', payload }).display).not.toContain('/');
    }),
  );
});

describe('sound', () => {
  it.each([
    ['Meier', 'Mayr'],
    ['Schmidt', 'Schmitt'],
    ['Catherine', 'Katharina'],
    ['Müller', 'Mueller'],
    ['Strauß', 'Strauss'],
    ['Stephen', 'Steven'],
    ['Иванов', 'Ivanov'],
    ['Παπαδόπουλος', 'Papadopoulos'],
    ['כהן', 'Cohn'],
    ['Łukasz', 'Lukasz'],
    ['山田', '山田'],
  ])('%s sounds like %s', (a, b) => {
    const keys = phoneticKeys(b);
    expect(phoneticKeys(a).some((key) => keys.includes(key))).toBe(true);
  });

  it.each([
    ['Smith', 'Jones'],
    ['山田', '田中'],
  ])('%s does not sound like %s', (a, b) => {
    const keys = phoneticKeys(b);
    expect(phoneticKeys(a).some((key) => keys.includes(key))).toBe(false);
  });

  test('surnames are compared without their prefixes', () => {
    expect(surnameKeys('von der Leyen')).toEqual(surnameKeys('Leyen'));
    expect(surnameKeys('De La')).not.toEqual([]);
    expect(surnameKeys("O'Brien")).toEqual(surnameKeys('OBrien'));
    expect(phoneticKeys('')).toEqual([]);
  });

  test('folding keeps no accents and no punctuation', () => {
    expect(foldText('  José-María  Ñuñez. ')).toBe('jose maria nunez');
    expect(foldText('Ярослав')).toBe('yaroslav');
  });
});
