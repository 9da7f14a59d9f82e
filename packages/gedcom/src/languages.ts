/** Languages of GEDCOM 5.5.1 (LANGUAGE_ID) and their BCP 47 tags. The names are misspelled as the standard has them. */
const NAMES =
  'Afrikaans af,Albanian sq,Amharic am,Anglo-Saxon ang,Arabic ar,Armenian hy,Assamese as,Belorusian be,Bengali bn,' +
  'Braj bra,Bulgarian bg,Burmese my,Cantonese yue,Catalan ca,Catalan_Spn ca-ES,Church-Slavic cu,Czech cs,Danish da,' +
  'Dogri dgr,Dutch nl,English en,Esperanto eo,Estonian et,Faroese fo,Finnish fi,French fr,Georgian ka,German de,' +
  'Greek el,Gujarati gu,Hawaiian haw,Hebrew he,Hindi hi,Hungarian hu,Icelandic is,Indonesian id,Italian it,' +
  'Japanese ja,Kannada kn,Khmer km,Konkani kok,Korean ko,Lahnda lah,Lao lo,Latvian lv,Lithuanian lt,Macedonian mk,' +
  'Maithili mai,Malayalam ml,Mandrin cmn,Manipuri mni,Marathi mr,Mewari mtr,Navaho nv,Nepali ne,Norwegian no,' +
  'Oriya or,Pahari him,Pali pi,Panjabi pa,Persian fa,Polish pl,Portuguese pt,Prakrit pra,Pusto ps,Rajasthani raj,' +
  'Romanian ro,Russian ru,Sanskrit sa,Serb sr,Serbo_Croa sh,Slovak sk,Slovene sl,Spanish es,Swedish sv,Tagalog tl,' +
  'Tamil ta,Telugu te,Thai th,Tibetan bo,Turkish tr,Ukrainian uk,Urdu ur,Vietnamese vi,Wendic wen,Yiddish yi';

const pairs = NAMES.split(',').map((pair) => pair.split(' ') as [string, string]);
const tagOfName = new Map(pairs.map(([name, tag]) => [name.toUpperCase(), tag]));
const nameOfTag = new Map(pairs.map(([name, tag]) => [tag, name]));

/** A language tag such as `de`, `en-US` or `und-Latn-pinyin`, as newer programs write it. */
const TAG = /^(?:[a-z]{2,3}|x)(?:-[A-Za-z0-9]{1,8})+$|^[a-z]{2,3}$/;

/** The tag of a language that is named or tagged; undefined when the text is neither. */
export function languageTag(text: string): string | undefined {
  return tagOfName.get(text.toUpperCase()) ?? (TAG.test(text) ? text : undefined);
}

/** The name that GEDCOM 5.5.1 has for a tag; undefined when it has none. */
export function languageName(tag: string): string | undefined {
  return nameOfTag.get(tag);
}

/** NAME.FONE.TYPE and NAME.ROMN.TYPE as language tags (FamilySearch migration guide). */
const PHONETIC = new Map([
  ['HANGUL', 'ko-hang'],
  ['KANA', 'ja-hrkt'],
]);
const ROMAN = new Map([
  ['PINYIN', 'und-Latn-pinyin'],
  ['ROMAJI', 'ja-Latn'],
  ['ROMANJI', 'ja-Latn'],
  ['WADEGILES', 'zh-Latn-wadegile'],
]);

/** @returns the tag, and whether it says all that the type said */
export function languageOfVariant(
  kind: 'FONE' | 'ROMN',
  type: string | undefined,
): { tag: string; isExact: boolean } {
  const known = (kind === 'FONE' ? PHONETIC : ROMAN).get(type?.toUpperCase() ?? '');
  if (known !== undefined) return { tag: known, isExact: true };
  const stem = kind === 'FONE' ? 'x-phonetic' : 'und-Latn-x';
  if (type === undefined) return { tag: kind === 'FONE' ? 'und' : 'und-Latn', isExact: true };
  const subtags = type
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((part) => part.slice(0, 8));
  const tag = [stem, ...subtags].join('-');
  return {
    tag: subtags.length === 0 ? stem.replace(/-x$/, '') : tag,
    isExact: subtags.join('-') === type,
  };
}

/** The structure of GEDCOM 5.5.1 that a translated name or place becomes; undefined when none fits its language. */
export function variantOfLanguage(
  tag: string,
): { kind: 'FONE' | 'ROMN'; type: string } | undefined {
  for (const [kind, map] of [
    ['FONE', PHONETIC],
    ['ROMN', ROMAN],
  ] as const) {
    for (const [type, known] of map) if (known === tag) return { kind, type: type.toLowerCase() };
  }
  const own = /^(?:(x-phonetic)|und-Latn-x)-([A-Za-z0-9]{1,8})$/.exec(tag);
  return own ? { kind: own[1] ? 'FONE' : 'ROMN', type: own[2] ?? '' } : undefined;
}
