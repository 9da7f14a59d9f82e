import type { Complete } from '#words/locale.ts';
import type { memoryWords } from '#words/recordings.en.ts';

const kept = 'El archivo se conserva tal como llegó; puede descargarlo.';
const gigabytes = (megabytes: number) =>
  `${Number((megabytes / 1024).toFixed(1)).toLocaleString('es-ES')} GB`;

export const memoriesSpanish: Complete<typeof memoryWords> = {
  kindInvalid: 'El tipo es VOICE, VIDEO, PHOTO o FILE',
  originInvalid: 'El origen es recorded o uploaded',
  takeInvalid: 'La grabación necesita un identificador propio (un UUID)',
  titleTooLong: 'Elija un título más corto',
  noteTooLong: 'Acorte la nota, por favor',
  fileNameTooLong: 'El nombre del archivo es demasiado largo. Cámbielo e inténtelo de nuevo.',
  trimInvalid: 'El final del fragmento debe estar después de su comienzo',
  emptyFile: 'El archivo está vacío. Elija otro.',
  tooLarge: (limit) =>
    `Es más grande de lo que podemos aceptar aquí: como máximo ${limit < 1024 ? `${limit} MB` : gigabytes(limit)}.`,
  planFull: (limit) =>
    `Su plan tiene espacio para ${limit} de fotos, vídeos y archivos, y está lleno. Las grabaciones de voz no cuentan. No se ha perdido nada; borre algo o elija un plan mayor para añadir más.`,
  uploadGone: 'Este envío ya no está aquí. Empiécelo de nuevo, por favor.',
  uploadComplete: 'Este envío llegó completo y está entre sus grabaciones. Puede borrarlo allí.',
  uploadElsewhere:
    'Esta grabación se está enviando desde otro sitio. Sigue a partir de lo que ha llegado.',
  storageFull:
    'En este momento no queda espacio para guardarlo. No se ha perdido nada de lo que llegó.',
  stillArriving: 'Esta grabación todavía va de camino. Inténtelo de nuevo cuando haya llegado.',
  inUse: 'Esta grabación pertenece a un mensaje que aún se va a entregar, así que se queda.',
  inUseSomewhere:
    'Esta grabación pertenece a un mensaje, así que se queda. Quítela primero del mensaje.',
  nothingArrived: 'No ha llegado nada de esta grabación, así que no hay nada que conservar.',
  untitled: { VOICE: 'Grabación de voz', VIDEO: 'Vídeo', PHOTO: 'Foto', FILE: 'Archivo' },
  beingScanned:
    'Estamos analizando este archivo en busca de virus. Inténtelo de nuevo en un momento.',
  problem: {
    infected: (name) =>
      `Nuestro antivirus encontró ${name} en este archivo, así que nadie puede abrirlo ni descargarlo.`,
    empty: 'No se grabó nada: el archivo está vacío.',
    noSoundOrPicture: `No encontramos ni sonido ni imagen. ${kept}`,
    notMedia: `No es un archivo de sonido o vídeo que conozcamos. ${kept}`,
    silent: 'En esta grabación no se oía nada. ¿Estaba elegido el micrófono correcto?',
    incomplete: (seconds) =>
      seconds >= 1
        ? `Esta grabación no está completa: se pueden reproducir unos ${Math.round(seconds)} segundos.`
        : 'Esta grabación no está completa: se puede reproducir menos de un segundo.',
    unreadableMedia: `Esta grabación no se puede reproducir aquí. ${kept}`,
    unreadablePhoto: `Esta imagen no se puede mostrar. ${kept}`,
    hugePhoto: `Esta imagen es demasiado grande para mostrarla. ${kept}`,
    incompletePhoto: 'Esta imagen no está completa; mostramos lo que hay.',
    photoForm: `Los navegadores no pueden mostrar este tipo de imagen. ${kept}`,
  },
};
