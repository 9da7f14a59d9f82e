/** Lists of the console whose views a person can name and keep. */
export const consoleViewLists = ['users', 'audit'] as const;
export type ConsoleViewList = (typeof consoleViewLists)[number];

export const consoleViewLimits = {
  /** Of one list, for each person. */
  perList: 50,
  nameCharacters: 60,
  queryCharacters: 2000,
  columns: 30,
} as const;
