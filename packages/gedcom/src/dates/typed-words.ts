import type { KnownCalendar } from '#dates/calendars.ts';

/** Words that people type into a date in English, German and Spanish, in lower case without accents. */

/** What a word in front of a date makes of it. */
export const qualifiers: readonly (readonly [RegExp, 'ABT' | 'CAL' | 'EST' | 'BEF' | 'AFT'])[] = [
  [
    /^(?:about|around|abt|approximately|approx|circa|ca|c|roughly|probably|maybe|perhaps|ungefahr|etwa|um|zirka|wohl|hacia|alrededor de|aproximadamente|aprox|cerca de)(?:[. ]+(?=[\da-z])|(?=\d))|^~ ?/,
    'ABT',
  ],
  [/^(?:calculated|calc|cal|errechnet|berechnet|calculado)[. ]+/, 'CAL'],
  [/^(?:estimated|est|geschatzt|estimado)[. ]+/, 'EST'],
  [/^(?:before|bef|prior to|by|vor|antes de|antes del)(?:[. ]+(?=[\da-z])|(?=\d))|^< ?/, 'BEF'],
  [/^(?:after|aft|nach|despues de|despues del)(?:[. ]+(?=[\da-z])|(?=\d))|^> ?/, 'AFT'],
];

export const pairs: readonly (readonly [RegExp, 'between' | 'period'])[] = [
  [/^(?:between|bet|btw|zwischen|entre)[. ]+(.+?) +(?:and|und|y|&) +(.+)$/, 'between'],
  [/^(?:from|von|vom|desde|de) +(.+?) +(?:to|until|till|bis|zum|hasta|a) +(.+)$/, 'period'],
  [/^(\d{3,4}) ?[-–—] ?(\d{3,4})$/, 'between'],
];

export const openPeriods: readonly (readonly [RegExp, 'from' | 'to'])[] = [
  [/^(?:from|since|seit|ab|desde) +/, 'from'],
  [/^(?:to|until|till|bis|hasta) +/, 'to'],
];

/** Words that say nothing about when. */
export const fillers = new Set(
  'the of in on year anno a d ad ce de del el den dem der im am jahr ano dia st nd rd th er an'.split(
    ' ',
  ),
);

export const calendarWords: readonly (readonly [RegExp, KnownCalendar])[] = [
  [/\b(?:julian|julianisch|juliano|old style|o\.? ?s\.?)(?= |$)/, 'JULIAN'],
  [/\b(?:gregorian|gregorianisch|gregoriano|new style|n\.? ?s\.?)(?= |$)/, 'GREGORIAN'],
  [/\b(?:hebrew|jewish|hebraisch|judisch|hebreo)(?= |$)/, 'HEBREW'],
  [/\b(?:french republican|republican|revolutionary|republicano)(?= |$)/, 'FRENCH_R'],
];

export const bceWords =
  /(?:^| )(?:b\.? ?c\.? ?e?\.?|v\. ?chr\.?|vor christus|a\. ?c\.?|antes de cristo)$/;

const gregorian = [
  ['JAN', 'january jan januar janner jan enero ene'],
  ['FEB', 'february feb februar febrero'],
  ['MAR', 'march mar marz mrz marzo'],
  ['APR', 'april apr abril abr'],
  ['MAY', 'may mai mayo'],
  ['JUN', 'june jun juni junio'],
  ['JUL', 'july jul juli julio'],
  ['AUG', 'august aug agosto ago'],
  ['SEP', 'september sep sept septiembre setiembre'],
  ['OCT', 'october oct oktober okt octubre'],
  ['NOV', 'november nov noviembre'],
  ['DEC', 'december dec dezember dez diciembre dic'],
] as const;

const hebrew = [
  ['TSH', 'tishri tishrei tischri tsh'],
  ['CSH', 'heshvan cheshvan marcheshvan marheshvan cheschwan csh'],
  ['KSL', 'kislev kislew ksl'],
  ['TVT', 'tevet tebet teveth tvt'],
  ['SHV', 'shevat shvat sebat schwat shv'],
  ['ADR', 'adar adr'],
  ['ADS', 'ads'],
  ['NSN', 'nisan nissan nsn'],
  ['IYR', 'iyar iyyar ijjar iyr'],
  ['SVN', 'sivan siwan svn'],
  ['TMZ', 'tammuz tamuz tmz'],
  ['AAV', 'av aaw aav'],
  ['ELL', 'elul ell'],
] as const;

const french = [
  ['VEND', 'vendemiaire vend'],
  ['BRUM', 'brumaire brum'],
  ['FRIM', 'frimaire frim'],
  ['NIVO', 'nivose nivo'],
  ['PLUV', 'pluviose pluv'],
  ['VENT', 'ventose vent'],
  ['GERM', 'germinal germ'],
  ['FLOR', 'floreal flor'],
  ['PRAI', 'prairial prai'],
  ['MESS', 'messidor mess'],
  ['THER', 'thermidor ther'],
  ['FRUC', 'fructidor fruc'],
  ['COMP', 'complementaire complementaires comp'],
] as const;

/** A typed month, with the calendar it belongs to; null: Gregorian or Julian. */
export const typedMonths: ReadonlyMap<string, { month: string; calendar: KnownCalendar | null }> =
  new Map([
    ...monthsOf(gregorian, null),
    ...monthsOf(hebrew, 'HEBREW'),
    ...monthsOf(french, 'FRENCH_R'),
  ]);

function monthsOf(
  table: readonly (readonly [string, string])[],
  calendar: KnownCalendar | null,
): [string, { month: string; calendar: KnownCalendar | null }][] {
  return table.flatMap(([month, names]) =>
    names
      .split(' ')
      .map<[string, { month: string; calendar: KnownCalendar | null }]>((name) => [
        name,
        { month, calendar },
      ]),
  );
}
