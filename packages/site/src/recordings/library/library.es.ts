import { pluralIn } from '@infinite/schema/locale/formats';
import type { Complete } from '@infinite/schema/words/locale';
import type { libraryWords, playerWords } from '../recorder.en.ts';

/** The player and the list of recordings in Spanish. */
export const playerSpanish: Complete<typeof playerWords> = {
  group: (title) => `Reproductor: ${title}`,
  play: 'Reproducir',
  pause: 'Pausa',
  position: 'Posición',
  positionText: (at, of) => `${at} de ${of}`,
  speed: 'Velocidad',
  speedText: (speed) => (speed === 1 ? 'Normal' : `${speed.toLocaleString('es-ES')} ×`),
  download: 'Descargar',
  captions: 'Lo que se dice',
  failed: 'Esta grabación no se puede reproducir aquí. Aun así, puede descargarla.',
  failedBare: 'Esta grabación no se puede reproducir aquí.',
};

export const librarySpanish: Complete<typeof libraryWords> = {
  addFiles: 'Añadir fotos, vídeos y archivos',
  send: 'Enviar a alguien',
  pageTitle: 'Grabaciones de voz',
  lead: 'Hable como si estuvieran sentados a su lado. Todo se guarda mientras habla.',
  heading: 'Sus grabaciones',
  count: (count) => pluralIn('es', count, { one: 'grabación', other: 'grabaciones' }),
  empty: {
    title: 'Todavía no hay grabaciones',
    body: 'La primera es la más difícil. Un minuto sobre su día basta para empezar.',
  },
  opening: 'Preparando la grabadora…',
  failed: {
    title: 'No se pudieron cargar sus grabaciones',
    body: 'Están a salvo. Inténtelo de nuevo en un momento.',
  },
  more: 'Mostrar más',
  loadingMore: 'Cargando…',
  elsewhere: {
    title: (when) => `Llegó una parte de una grabación de otro dispositivo, comenzada: ${when}.`,
    body: (size, until) =>
      `Aquí hay ${size} de ella. Si ese dispositivo aún funciona, abra allí esta página y llegará el resto. Si no, conserve lo que llegó; le espera (hasta: ${until}).`,
    keep: 'Conservar lo que llegó',
    keeping: 'Guardando…',
    failed: 'No se pudo hacer en este momento. No se ha perdido nada; inténtelo de nuevo.',
  },
  state: {
    UPLOADING: 'Incompleta: una parte aún no ha llegado',
    PROCESSING: 'Se está preparando. Podrá escucharla en un momento.',
    FAILED: 'No se pudo preparar, pero el original está guardado.',
  },
  silent: 'En silencio: no pudimos oír nada en ella',
  transcript: 'Transcripción',
  transcriptOf: (title: string) => `Transcripción de «${title}»`,
  aboutWhom: 'Sobre quién del árbol',
  edit: 'Editar',
  editing: 'Editar la grabación',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  saved: 'Sus cambios están guardados.',
  notSaved: 'No se pudieron guardar sus cambios. Inténtelo de nuevo.',
  download: 'Descargar el original',
  remove: 'Borrar',
  confirmRemove: {
    title: '¿Borrar esta grabación?',
    body: (title, length) =>
      `«${title}»${length ? ` (${length})` : ''} pasa a la papelera de su archivo de recuerdos. Puede recuperarla allí durante 30 días; después se borra.`,
    confirm: 'Borrarla',
    cancel: 'Conservarla',
    pending: 'Borrando…',
  },
  removed: 'La grabación está borrada.',
  notRemoved: 'No se pudo borrar',
  new: 'Su grabación está guardada',
};
