/** What stands in an address when a title has neither a letter nor a digit. */
const nameless = 'article';

/**
 * The documented rule: the title lowercased, runs of non-alphanumeric characters turned into single
 * hyphens, leading and trailing hyphens trimmed. Letters and digits of every script count as
 * alphanumeric, with the marks that belong to them, so that a Greek title has an address too.
 */
export function slugOf(title: string): string {
  const slug = title
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '');
  return slug === '' ? nameless : slug;
}
