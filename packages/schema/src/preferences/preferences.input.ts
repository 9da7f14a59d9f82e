import { z } from 'zod';
import { preferenceChoices } from '#preferences/preferences.ts';
import { preferenceWords } from '#words/preferences.en.ts';

const error = preferenceWords.unknown;

export const preferencesInput = z.object({
  language: z.enum(preferenceChoices.language, { error }),
  clock: z.enum(preferenceChoices.clock, { error }),
  theme: z.enum(preferenceChoices.theme, { error }),
  text: z.enum(preferenceChoices.text, { error }),
  contrast: z.enum(preferenceChoices.contrast, { error }),
  motion: z.enum(preferenceChoices.motion, { error }),
});
