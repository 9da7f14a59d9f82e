import { z } from 'zod';
import { consoleViewLimits, consoleViewLists } from '#catalogue/console-views.ts';
import { keepOneLine } from '#text/plain-text.ts';
import { consoleViewWords } from '#words/console-views.en.ts';

export const consoleViewName = z
  .string()
  .overwrite(keepOneLine)
  .trim()
  .min(1, consoleViewWords.nameRequired)
  .max(consoleViewLimits.nameCharacters, consoleViewWords.nameTooLong);

export const consoleViewInput = z.object({
  list: z.enum(consoleViewLists),
  name: consoleViewName,
  query: z.string().overwrite(keepOneLine).max(consoleViewLimits.queryCharacters),
  hiddenColumns: z.array(z.string().overwrite(keepOneLine).max(64)).max(consoleViewLimits.columns),
});

export type ConsoleViewInput = z.output<typeof consoleViewInput>;
