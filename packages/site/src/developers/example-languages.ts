/** The languages of the examples, the first one first. */
export const exampleLanguages = ['curl', 'TypeScript'] as const;
export type ExampleLanguage = (typeof exampleLanguages)[number];

export const isExampleLanguage = (name: unknown): name is ExampleLanguage =>
  exampleLanguages.some((language) => language === name);
