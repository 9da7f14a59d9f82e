import type { Complete } from '#words/locale.ts';
import type { messageBodyWords } from '#words/message-body.en.ts';
import { longDateWords } from '#words/long-dates.en.ts';
import type {
  receivedWords,
  lateReasonWords,
  recipientProblemWords,
  recipientRefusalWords,
} from '#words/received.en.ts';
import type { receivedVersionWords } from '#words/versions.en.ts';

/** What someone reads in Spanish who receives a message. */
export const receivedSpanish: Complete<typeof receivedWords> = {
  tabTitle: 'Un mensaje para usted',
  language: 'Idioma de esta página',
  waiting: {
    heading: (to) => (to === '' ? 'Hay algo esperándole' : `${to}, hay algo esperándole`),
    from: (from) => `${from} lo preparó para usted.`,
    kept: (when) => `Nos pidió que se lo guardáramos hasta el ${when}.`,
    open: 'Abrirlo ahora',
    later:
      'No hay ninguna prisa. Esta página seguirá aquí, y el enlace del correo le traerá de vuelta cuando quiera.',
    notNow: '¿Prefiere otro momento?',
    companion: (to) =>
      to === ''
        ? 'Le han invitado a abrirlo en compañía.'
        : `${to} le invita a abrirlo en compañía.`,
    companionFrom: (from, to) =>
      to === '' ? `Lo preparó ${from}.` : `${from} lo preparó para ${to}.`,
    until: (when) => `Este enlace funciona hasta el ${when}.`,
  },
  remind: {
    heading: 'Recordármelo más tarde',
    body: 'Un solo correo, con este mismo enlace.',
    tomorrow: 'Recordármelo mañana',
    nextWeek: 'Recordármelo dentro de una semana',
    set: (when) => `Se lo recordaremos el ${when}.`,
    drop: 'No necesito recordatorio',
    used: 'Ya se lo hemos recordado tantas veces como podemos. Esta página seguirá aquí.',
  },
  together: {
    heading: 'Abrirlo con alguien',
    body: 'Puede invitar a una persona a que le acompañe. Recibirá un enlace propio, que funciona durante siete días, y no necesita ninguna cuenta.',
    email: 'Su correo electrónico',
    emailHint: 'O deje esto en blanco y copie usted el enlace.',
    invite: 'Crear un enlace',
    mailed: (address) => `Lo enviamos por correo a ${address}.`,
    mailedNote:
      'Quien nos pidió que no le escribiéramos no recibe ningún correo. Puede copiar el enlace de abajo.',
    copy: 'Enlace para copiar',
    until: (when) => `Funciona hasta el ${when}.`,
    opened: (when) => `Abierto el ${when}.`,
    close: 'Cerrar este enlace',
    full: 'Hay tres enlaces abiertos. Cierre uno para crear otro.',
  },
  thanks: {
    heading: (from) => `Dar las gracias a ${from}`,
    body: (from) => `Sus palabras llegan a ${from} y a nadie más. No necesita ninguna cuenta.`,
    label: 'Sus palabras',
    send: 'Enviar mi agradecimiento',
    sent: (from) => `Sus palabras van de camino a ${from}.`,
    yours: 'Lo que usted dijo',
    again: 'Puede volver a escribir.',
    spoken: 'Dio las gracias con su voz.',
    spokenSent: (from) => `Su voz va de camino a ${from}.`,
    voice: {
      open: 'Dar las gracias con su voz',
      hint: (from) =>
        `Hasta dos minutos. Puede escucharlo antes de enviarlo, y solo ${from} lo oirá.`,
      heading: 'Su voz',
      loading: 'Preparando la grabadora…',
      loadFailed: 'No se pudo cargar la grabadora. Compruebe su conexión y vuelva a pulsar.',
      full: 'Esta página admite dos minutos como máximo, así que la grabación terminó aquí.',
      listen: (from) => `Escúchelo. Solo llega a ${from} cuando usted lo envía.`,
      send: 'Enviar mi voz',
      sending: 'Enviando…',
      again: 'Grabar otra vez',
      confirm: {
        title: '¿Borrar esto y grabar otra vez?',
        body: (length) => `Se borra la grabación de ${length}. No se ha enviado.`,
        confirm: 'Borrar y grabar otra vez',
        cancel: 'Conservarla',
      },
      notSent: 'No se envió',
      offline:
        'No pudimos conectar con el servidor. Su grabación está a salvo en este dispositivo. Inténtelo de nuevo.',
    },
  },
  stop: {
    tabTitle: 'Su decisión',
    lead: (from) => `Se trata de lo que ${from} preparó para usted.`,
    leadClosed: 'No ocurre nada hasta que usted pulse un botón.',
    back: 'Volver al mensaje',
    notForMe: {
      heading: 'Esto no es para mí',
      body: (from) =>
        `¿Era el correo para otra persona? Cerramos este enlace enseguida y le pedimos la dirección correcta a ${from}. No decimos nada más sobre usted.`,
      action: 'No es para mí',
      done: 'Gracias por avisarnos',
      doneBody: 'El enlace está cerrado, y pedimos la dirección correcta a quien lo envió.',
      undo: 'Al final sí era para mí',
    },
    stop: {
      heading: 'Por favor, no me escriban más',
      body: 'No volveremos a entregar nada en esta dirección, de nadie. Lo recordaremos para siempre, y no la dirección misma, solo una huella de ella. A quien lo intente le diremos que usted pidió que no le escribieran.',
      action: 'No me escriban más',
      done: 'No le escribiremos más',
      doneBody:
        'No se entregará nada más en esta dirección, de nadie. Si cambia de opinión, vuelva a esta página por el enlace de nuestro correo.',
      undo: 'Pueden volver a escribirme',
    },
    never: {
      heading: 'Prefiero no abrirlo',
      body: 'Lo cerramos por usted y no enviamos recordatorios. Quien lo envió solo ve que no se abrió. Puede cambiar de opinión aquí mientras el enlace funcione.',
      action: 'Prefiero no abrirlo',
      done: 'Ha decidido no abrirlo',
      doneBody: 'Queda cerrado. No tiene que hacer nada.',
      undo: 'He cambiado de opinión',
    },
    linkNotForMe: 'Esto no es para mí',
    linkStop: 'Por favor, no me escriban más',
    linkNever: 'Prefiero no abrirlo',
    sender: 'quien lo envió',
  },
  late: {
    heading: 'Esto le llega más tarde de lo debido',
    body: 'Estuvo siempre a salvo y nada en él ha cambiado. Sentimos la espera.',
  },
  print: 'Imprimir la carta',
  kept: 'Esta página es solo para usted. No necesita ninguna cuenta.',
  keptCompanion: (when) => `Puede ver esto hasta el ${when}. No necesita ninguna cuenta.`,
  noLetter: '',
  expired: {
    title: 'Este enlace ha caducado',
    body: 'Era para abrir algo en compañía y funcionó durante siete días. Pida uno nuevo a la persona que se lo dio.',
  },
  revoked: {
    title: 'Este enlace se cerró',
    body: 'Lo cerró la persona que lo envió, o nosotros en su nombre. Si cree que es un error, escríbanos.',
  },
  unknown: {
    title: 'No encontramos nada detrás de este enlace',
    body: 'Quizá se perdió una parte al copiarlo. Ábralo de nuevo desde el correo que recibió.',
  },
  failed: {
    title: 'Esta página no se pudo abrir en este momento',
    body: 'Lo que le enviaron está a salvo. Inténtelo de nuevo dentro de unos minutos.',
  },
  notDone: 'No se pudo hacer',
  write: 'Escríbanos',
  date: longDateWords,
};

export const lateReasonsSpanish: Complete<typeof lateReasonWords> = {
  SERVERS_WERE_DOWN:
    'Esto tenía que haberle llegado antes. Nuestros servidores no funcionaban aquel día; el retraso es nuestro, no de quien lo envía.',
  CHANGED_AFTERWARDS: 'Esto estaba previsto para un momento anterior y se cambió después.',
  MAIL_SERVICE_WAS_DOWN:
    'Esto tenía que haberle llegado antes. El servicio que lleva nuestro correo no funcionaba; el retraso es nuestro, no de quien lo envía.',
  MEDIA_WAS_PREPARED:
    'Esto tenía que haberle llegado antes. Preparar la grabación para usted nos llevó más tiempo de lo previsto.',
  MAIL_WAS_REFUSED:
    'Esto tenía que haberle llegado antes. Su servidor de correo no aceptó nuestro mensaje al principio, así que seguimos intentándolo.',
};

export const recipientRefusalsSpanish: Complete<typeof recipientRefusalWords> = {
  noMoreReminders:
    'Ya se lo hemos recordado tantas veces como podemos. Esta página seguirá aquí para usted.',
  noMoreCompanions: 'Por ahora hay suficientes enlaces. Cierre uno para crear otro.',
  address: 'Ningún correo puede llegar a esta dirección. Compruébela, por favor.',
  thanksEmpty: 'Escriba primero unas palabras.',
  voiceEmpty: 'No se grabó nada. Inténtelo una vez más.',
  voiceOnly: 'Esto no parece ser la grabación de una voz.',
  voiceTitle: (from) => (from === '' ? 'Un agradecimiento' : `Un agradecimiento de ${from}`),
  thanksLong: 'Es más largo de lo que podemos enviar. Acórtelo un poco, por favor.',
  noMoreThanks: 'Ha escrito tantas veces como admite esta página. Muchas gracias.',
  openFirst: 'Abra primero el mensaje.',
};

export const recipientProblemsSpanish: Complete<typeof recipientProblemWords> = {
  INVALID_INPUT: 'Hay algo en el formulario que conviene revisar. No se envió nada.',
  WRONG_STATE: 'Eso ya no es posible aquí. No se cambió nada.',
  RATE_LIMITED: 'Fue mucho de una vez. Espere un poco e inténtelo de nuevo.',
  LINK_EXPIRED: 'Este enlace ha caducado, así que no se cambió nada.',
  NOT_FOUND: 'No conocemos este enlace. No se cambió nada.',
};

export const receivedVersionsSpanish: Complete<typeof receivedVersionWords> = {
  mayNotPlay:
    'Es posible que su navegador no pueda reproducir esta grabación. Puede descargarla y abrirla con un reproductor de vídeo.',
  forms: {
    M4A: { name: 'M4A', hint: 'Para teléfonos, tabletas y ordenadores' },
    MP3: { name: 'MP3', hint: 'Para reproductores antiguos y radios de coche' },
    MP4: { name: 'MP4', hint: 'Para teléfonos, tabletas, ordenadores y televisores' },
    FILE: { name: '', hint: 'Tal como se hizo' },
  },
};

export const messageBodySpanish: Complete<typeof messageBodyWords> = {
  for: (to) => `Para ${to}`,
  from: (from) => `De ${from}`,
  written: (when) => `Entregado el ${when}`,
  recorded: (when) => `Grabado el ${when}`,
  listen: 'Escuchar',
  watch: 'Ver',
  photos: 'Fotos',
  files: 'Archivos',
  download: 'Guardar una copia',
  downloadOf: (title, size) => `Guardar una copia de ${title} (${size})`,
  photoAlt: (title) => title,
  viewPhoto: (title) => `Ver ${title} a tamaño completo`,
  preparing: 'Esta grabación todavía se está preparando. Vuelva dentro de un minuto.',
};
