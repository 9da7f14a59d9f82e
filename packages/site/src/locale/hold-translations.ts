import { holdTranslations } from '@infinite/schema/words/locale';
import { german } from '#locale/german.ts';
import { spanish } from '#locale/spanish.ts';

// A server writes in every language.
holdTranslations('de', german);
holdTranslations('es', spanish);
