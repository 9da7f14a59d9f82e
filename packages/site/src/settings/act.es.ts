import type { Complete } from '@infinite/schema/words/locale';
import type { actWords } from './act.en.ts';

export const actsSpanish: Complete<typeof actWords> = {
  saved: 'Guardado',
  saving: 'Guardando…',
  failedTitle: 'No se pudo hacer',
  failed: 'No se ha cambiado nada. Inténtelo de nuevo dentro de un momento.',
  signedOut: 'Su sesión se cerró mientras tanto. Entre de nuevo; no se ha perdido nada.',
};
