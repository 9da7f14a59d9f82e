import { fallbackLocale, type Locale } from '#locale/locales.ts';
import { readerInUse } from '#locale/reader.ts';
import type { Subject } from '#words/subjects.ts';

/**
 * The type of a complete translation: it has every key of the English words, a string for each string,
 * and a function with the same parameters for each function. A missing key does not compile.
 */
export type Complete<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Words[Key] extends (...values: never[]) => unknown
        ? Words[Key]
        : Complete<Words[Key]>;
};

type Group = Readonly<Record<string, unknown>>;

const english = new Map<string, Group>();
const translations = new Map<Locale, ReadonlyMap<string, Group>>();

/**
 * English words that have translations. Each is read in the language of the reader in use, at the
 * moment when it is read: take a text from the words where it is shown, never once for all readers.
 * @param name of the subject, under which translations are held
 */
export function translatable<const Words extends object>(
  name: Subject,
  words: Words,
): Complete<Words> {
  english.set(name, words as unknown as Group);
  // The keys are those of `words`, and each getter gives a value of that key.
  return groupOf(words as unknown as Group, () => inUse(name)) as Complete<Words>;
}

/** Holds the translations of a language; the words of its readers come from them. */
export function holdTranslations(locale: Locale, subjects: Readonly<Record<string, object>>): void {
  const held = [...(translations.get(locale) ?? []), ...Object.entries(subjects)];
  translations.set(locale, new Map(held as [string, Group][]));
}

/** The subjects that English has words for, so that a test can ask each language for them. */
export function translatableSubjects(): ReadonlyMap<string, object> {
  return english;
}

/**
 * A text that was written in English before its reader was known, such as the message of an input's
 * rule, in the language of the reader in use; as it is, where no translation says it.
 */
export function inReadersLanguage(text: string): string {
  const { locale } = readerInUse();
  if (locale === fallbackLocale) return text;
  for (const [name, words] of translations.get(locale) ?? []) {
    const path = pathOf(english.get(name), text);
    const translated = path && valueAt(words, path);
    if (typeof translated === 'string') return String(shown(text, translated));
  }
  return text;
}

/**
 * Where a test puts what it makes of each English text; readers of a translation then read that. So it
 * sees which texts come from the words, and whether longer ones have room. Nothing in the product
 * sets it.
 */
const pseudoLocale = Symbol.for('infinite-connections/pseudo-locale');

function shown(original: unknown, translated: unknown): unknown {
  if (readerInUse().locale === fallbackLocale) return original;
  const change = (globalThis as { [pseudoLocale]?: (text: string) => string })[pseudoLocale];
  return change ? changed(original, change) : (translated ?? original);
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => changed(each, change));
  if (typeof value !== 'function') return value;
  return (...values: unknown[]) => changed(value(...values), change);
}

function inUse(name: string): Group | undefined {
  const { locale } = readerInUse();
  return locale === fallbackLocale ? undefined : translations.get(locale)?.get(name);
}

/** An object with a getter for each key, so that spreading and listing it work as with plain words. */
function groupOf(words: Group, translated: () => Group | undefined): Group {
  const group = {};
  for (const [key, value] of Object.entries(words)) {
    const valueIn = () => translated()?.[key];
    const inside = isGroup(value) ? groupOf(value, () => valueIn() as Group | undefined) : null;
    const get = inside ? () => inside : () => shown(value, valueIn());
    Object.defineProperty(group, key, { get, enumerable: true });
  }
  return group;
}

/** Lists are translated whole: their places mean nothing one by one. */
function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pathOf(words: unknown, text: string): string[] | undefined {
  if (!isGroup(words)) return undefined;
  for (const [key, value] of Object.entries(words)) {
    if (value === text) return [key];
    const inside = pathOf(value, text);
    if (inside) return [key, ...inside];
  }
  return undefined;
}

function valueAt(words: Group, path: readonly string[]): unknown {
  return path.reduce<unknown>((group, key) => (isGroup(group) ? group[key] : undefined), words);
}
