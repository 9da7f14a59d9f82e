import type { Complete } from '@infinite/schema/words/locale';
import type { tryRecorderWords } from './try-recorder.en.ts';

export const tryRecorderSpanish: Complete<typeof tryRecorderWords> = {
  region: 'Probar la grabadora',
  begin: 'Grabar ahora',
  beginHint: 'Sin cuenta y sin correo electrónico. Su navegador pregunta antes por el micrófono.',
  loading: 'Preparando la grabadora…',
  loadFailed: 'No se pudo cargar la grabadora. Compruebe su conexión y vuelva a pulsar.',
  noScripts:
    'Para grabar hacen falta scripts, que están desactivados en este navegador. Puede grabar con el teléfono y subir el archivo después de crear una cuenta.',
  question: 'La pregunta que eligió',
  signedIn: {
    text: 'Ya ha entrado en su cuenta. Grabe en su propio espacio, donde se guarda enseguida.',
    link: 'Ir a sus grabaciones',
  },
  takes: {
    heading: 'Guardado en este dispositivo',
    text: 'Solo lo tiene este navegador. No se ha enviado nada.',
    untitled: 'Grabación sin título',
    title: 'Título',
    again: 'Grabar otra vez',
    remove: 'Borrar',
    removing: 'Borrando…',
    keepHeading: 'Conservarla para siempre',
    keepText:
      'Con una cuenta gratuita pasa a su propio espacio, cifrada, donde no se pierde aunque se vacíe el navegador. Hacen falta un correo electrónico y una contraseña.',
    keep: 'Crear una cuenta gratuita y conservarla',
    another: 'Grabar otra cosa',
    said: (length) => `Parado. Se grabaron ${length}, guardados en este dispositivo.`,
    removed: 'La grabación está borrada.',
  },
  confirmAgain: {
    title: '¿Borrar esto y grabar otra vez?',
    body: (length) => `La grabación de ${length} se borra para siempre de este dispositivo.`,
    confirm: 'Borrar y grabar otra vez',
    cancel: 'Conservarla',
  },
  confirmRemove: {
    title: '¿Borrar esta grabación?',
    body: (length) => `La grabación de ${length} se borra para siempre. Nadie más la tiene.`,
    confirm: 'Borrarla',
    cancel: 'Conservarla',
  },
  carried: {
    region: 'De antes de entrar',
    asks: {
      title: (title) => `«${title}» se grabó en este dispositivo antes de que nadie entrara.`,
      text: (length) =>
        `${length}. ¿Es suya? Si varias personas usan este dispositivo, escúchela antes.`,
      take: 'Sí, ponerla entre mis grabaciones',
      listen: 'Escuchar',
      remove: 'Borrarla',
    },
    sending: (title) => `«${title}» va de camino a sus grabaciones.`,
    waiting: (title) =>
      `«${title}» espera la conexión. Está guardada en este dispositivo y sigue por sí sola.`,
    failed: (title) =>
      `«${title}» no se pudo trasladar en este momento. Sigue en este dispositivo.`,
    again: 'Intentarlo de nuevo',
    done: (title) => `«${title}» ya está entre sus grabaciones.`,
  },
};
