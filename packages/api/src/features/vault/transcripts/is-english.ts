/** @param language as BCP 47; what is not known is not taken for English */
export function isEnglish(language: string | null): boolean {
  return language !== null && /^en\b/i.test(language);
}
