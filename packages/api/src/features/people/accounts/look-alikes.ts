/** The version of Unicode whose confusables `unhomoglyph` 1.0.6 holds; no later release has a newer one. */
export const unicodeOfTable = '13.0';

/**
 * What later versions, up to Unicode 17.0, bring together with a Latin letter or digit and neither that
 * table nor the compatibility decompositions of Node do.
 */
const sinceThatTable: Record<string, string> = {
  ...{ þ: 'p', ϭ: 'o', џ: 'u', ղ: 'n', ւ: 'i', ƛ: 'a', 'ꟛ': 'a', თ: 'o' },
  ...{ ⲃ: 'b', ⲑ: 'o', ⲓ: 'i', ⲗ: 'a', ⲙ: 'm', ⲛ: 'n', ⲝ: 'e', ⲡ: 'n', ⲩ: 'y' },
  ...{ ⳅ: 'e', ⳋ: '9', ⳏ: 'p', ⳓ: '6', '३': 'e', '૩': 'e', ട: 's', င: 'c', ၚ: 'c', '០': 'o' },
  ...{ '𑷚': 'i', '𑷠': 'o', '𑷡': 'i', '𖻁': 'n', '𖻅': 'i', '𖻑': 'b' },
};

/**
 * What Unicode's confusables do not bring together, though a reader would: small capitals, Cyrillic
 * and Greek letters that look like Latin ones in common fonts, and digits and signs read as letters.
 */
const readAsLetters: Record<string, string> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '!': 'i', '|': 'i', '@': 'a' },
  ...{ l: 'i', ⅼ: 'i', ɩ: 'i', ι: 'i', ɪ: 'i', ꭵ: 'i', ı: 'i', ł: 'i', ɨ: 'i' },
  ...{ ᴀ: 'a', λ: 'a', ʌ: 'a', δ: 'd', ᴅ: 'd', ɖ: 'd', ɗ: 'd', đ: 'd', ð: 'd' },
  ...{ ᴍ: 'm', м: 'm', ʍ: 'm', ɱ: 'm', ɯ: 'm', щ: 'm', ш: 'm' },
  ...{ ɴ: 'n', п: 'n', π: 'n', η: 'n', ŋ: 'n', ɲ: 'n', ɳ: 'n', и: 'n', л: 'n' },
};

/** Letters that are folded beside the table of `unhomoglyph`, by their lower case. */
export const lookAlikes: Readonly<Record<string, string>> = { ...sinceThatTable, ...readAsLetters };
