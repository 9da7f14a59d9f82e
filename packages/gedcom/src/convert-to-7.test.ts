import { describe, expect, test } from 'vitest';
import { convertAge } from './convert-age.ts';
import { convertDate } from './convert-date.ts';
import { asLines, named, readAll } from './testing/read-all.ts';

const head = '0 HEAD\n1 SOUR MySystem\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n';

function convert(...lines: string[]) {
  const { records, problems } = readAll(`${head}${lines.join('\n')}\n0 TRLR\n`);
  return { lines: asLines(records), problems: named(problems) };
}

describe('structures of GEDCOM 5.5 and 5.5.1', () => {
  test.each<[string, string[], string[]]>([
    [
      'FONE and ROMN become translations',
      [
        '1 NAME /橘/ 逸勢',
        '2 ROMN /Tachibana/ no Hayanari',
        '3 TYPE romaji',
        '2 FONE /たちばな/ の',
        '3 TYPE kana',
      ],
      [
        '1 NAME /橘/ 逸勢',
        '2 TRAN /Tachibana/ no Hayanari',
        '3 LANG ja-Latn',
        '2 TRAN /たちばな/ の',
        '3 LANG ja-hrkt',
      ],
    ],
    [
      'AFN, RIN and RFN become external identifiers',
      ['1 AFN 123456789', '1 RIN 9876', '1 RFN Resource:5431'],
      [
        '1 EXID 123456789',
        '2 TYPE https://gedcom.io/terms/v7/AFN',
        '1 EXID 9876',
        '2 TYPE https://gedcom.io/terms/v7/RIN#MySystem',
        '1 EXID 5431',
        '2 TYPE https://gedcom.io/terms/v7/RFN#Resource',
      ],
    ],
    ['ALIA with text is a name', ['1 ALIA Johnny /Doe/'], ['1 NAME Johnny /Doe/', '2 TYPE AKA']],
    ['a surname whose slash is not closed', ['1 NAME John /Doe'], ['1 NAME John /Doe/']],
    [
      'name pieces with commas are repeated',
      ['1 NAME Juan /Hernandez Martinez/', '2 SPFX de, la', '2 SURN Hernandez, Martinez'],
      ['1 NAME Juan /Hernandez Martinez/', '2 SPFX de la', '2 SURN Hernandez', '2 SURN Martinez'],
    ],
    [
      'a name type of its own',
      ['1 NAME A /B/', '2 TYPE Stage'],
      ['1 NAME A /B/', '2 TYPE OTHER', '3 PHRASE Stage'],
    ],
    ['_UID', ['1 _UID ABC'], ['1 UID ABC']],
    ['N is no event', ['1 DEAT N'], ['1 NO DEAT']],
    ['text of an event is a note', ['1 BURI Old churchyard'], ['1 BURI', '2 NOTE Old churchyard']],
    ['EVEN without a type', ['1 EVEN Crowned'], ['1 EVEN Crowned', '2 TYPE Crowned']],
    ['restrictions', ['1 RESN confidential'], ['1 RESN CONFIDENTIAL']],
    ['status of an ordinance', ['1 BAPL', '2 STAT DNS/CAN'], ['1 BAPL', '2 STAT DNS_CAN']],
    [
      'telephone below an address',
      ['1 RESI', '2 ADDR 1 Road', '3 PHON 55'],
      ['1 RESI', '2 ADDR 1 Road', '2 PHON 55'],
    ],
    ['EMAI', ['1 RESI', '2 EMAI a@@b.example'], ['1 RESI', '2 EMAIL a@b.example']],
  ])('%s', (_, before, after) => {
    expect(convert('0 @I@ INDI', ...before)).toEqual({
      lines: ['0 @I@ INDI', ...after],
      problems: [],
    });
  });

  test('the sex is a letter, and another word is named', () => {
    expect(convert('0 @I@ INDI', '1 SEX Female').lines).toContain('1 SEX F');
    expect(convert('0 @I@ INDI', '1 SEX ?').problems).toEqual(['7 value-changed INDI.SEX']);
  });

  test('a file of GEDCOM 5.5 with format and title beside it becomes a record', () => {
    const { lines } = convert(
      '0 @I@ INDI',
      '1 OBJE',
      '2 FORM jpeg',
      '2 TITL Me',
      '2 FILE C:\\me.jpg',
      '2 NOTE old',
    );
    expect(lines).toEqual([
      '0 @I@ INDI',
      '1 OBJE @X1@',
      '2 TITL Me',
      '0 @X1@ OBJE',
      '1 FILE file:///C:/me.jpg',
      '2 FORM image/jpeg',
      '1 NOTE old',
    ]);
  });

  test('the bytes of a picture of GEDCOM 5.5 are kept as an extension, and named', () => {
    const { lines, problems } = convert(
      '0 @M@ OBJE',
      '1 FORM bmp',
      '1 BLOB',
      '2 CONT .HM.......k.1..F.jwA.Dzzzzw',
    );
    expect(lines).toContain('1 _BLOB \n.HM.......k.1..F.jwA.Dzzzzw');
    expect(problems).toEqual(['8 kept-as-extension OBJE.BLOB']);
  });

  test('an associate without a relation has a role', () => {
    expect(convert('0 @I@ INDI', '1 ASSO @I@', '2 RELA Witness').lines.slice(1)).toEqual([
      '1 ASSO @I@',
      '2 ROLE WITN',
      '3 PHRASE Witness',
    ]);
    expect(convert('0 @I@ INDI', '1 ASSO @I@').lines).toContain('2 ROLE OTHER');
  });

  test('extensions keep their values, and their dates and notes are converted', () => {
    const { lines } = convert(
      '0 @N@ NOTE n',
      '0 @I@ INDI',
      '1 _MILT',
      '2 TYPE Army',
      '2 DATE 1900 B.C.',
      '2 NOTE @N@',
    );
    expect(lines.slice(2)).toEqual(['1 _MILT', '2 TYPE Army', '2 DATE 1900 BCE', '2 SNOTE @N@']);
  });

  test('a note that is split in the middle of a doubled sign is whole', () => {
    expect(convert('0 @N@ NOTE a@', '1 CONC @b', '1 CONT c').lines).toEqual(['0 @N@ SNOTE a@b\nc']);
  });
});

describe('dates', () => {
  test.each([
    ['@#DJULIAN@ 5 MAR 1700', 'JULIAN 5 MAR 1700', undefined],
    ['@#DFRENCH R@ 12 PRAI 8', 'FRENCH_R 12 PRAI 8', undefined],
    ['@#DHEBREW@ 2 TVT 5758', 'HEBREW 2 TVT 5758', undefined],
    ['BET @#DJULIAN@ 1700 AND 1710', 'BET JULIAN 1700 AND 1710', undefined],
    ['30 JAN 1648/9', '30 JAN 1649', '30 JAN 1648/9'],
    ['JAN 1699/00', 'JAN 1700', 'JAN 1699/00'],
    ['1699/00', '1700', '1699/00'],
    ['INT 1900 (about the turn)', '1900', 'about the turn'],
    ['(before the war)', undefined, 'before the war'],
    ['sometime in spring', undefined, 'sometime in spring'],
    ['abt 1900', 'ABT 1900', undefined],
    ['About Mar 1900', 'ABT MAR 1900', undefined],
    ['BET 1900 AND 1880', 'BET 1880 AND 1900', undefined],
    ['05 MAY 1900', '5 MAY 1900', undefined],
    ['31 FEB 1900', '31 FEB 1900', undefined],
    ['12/05/1900', undefined, '12/05/1900'],
    ['5 Mai 1900', undefined, '5 Mai 1900'],
    ['FROM 1900', 'FROM 1900', undefined],
    ['', undefined, undefined],
  ])('%s', (text, payload, phrase) => {
    expect(convertDate(text)).toEqual({ payload, ...(phrase === undefined ? {} : { phrase }) });
  });
});

describe('ages', () => {
  test.each([
    ['25y 3m', '25y 3m', undefined],
    ['<1Y', '< 1y', undefined],
    ['3w', '3w', undefined],
    ['CHILD', '< 8y', 'CHILD'],
    ['adult', undefined, 'adult'],
    ['3y 4y', undefined, '3y 4y'],
  ])('%s', (text, payload, phrase) => {
    expect(convertAge(text)).toEqual({ payload, ...(phrase === undefined ? {} : { phrase }) });
  });
});
