/** Letters that Unicode does not take apart into a letter and an accent. */
const letters: Record<string, string> = {
  ...{
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ł: 'l',
    ı: 'i',
    ħ: 'h',
    ŋ: 'ng',
  },
  ...pairs('абвгдезийклмнопрстуфыэіѕґ', 'abvgdezijklmnoprstufyeizg'),
  ...{ ж: 'zh', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ь: '', ю: 'yu', я: 'ya' },
  ...{ є: 'ye', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'dj', џ: 'dz', ў: 'u' },
  ...pairs('αβγδεζηικλμνοπρστυφω', 'avgdeziiklmnoprstyfo'),
  ...{ θ: 'th', ξ: 'ks', ς: 's', χ: 'ch', ψ: 'ps' },
  ...pairs('אבגדהוזחטיכךלמםנןסעפףצץקרת', 'abgdhvzhtykklmmnnsappzzkrt'),
  ...{ ש: 'sh' },
};

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, index) => [letter, to.charAt(index)]));
}

/**
 * A text for comparing: lower case, without accents and punctuation, Cyrillic, Greek and Hebrew in
 * Latin letters. Letters of other scripts stay.
 */
export function foldText(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...plain]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .replaceAll(/['’ʼ`.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
