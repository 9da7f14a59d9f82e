import type { Complete } from '@infinite/schema/words/locale';
import type { recorderWords } from './recorder.en.ts';

/** The recorder in Spanish. */
export const recorderSpanish: Complete<typeof recorderWords> = {
  heading: 'Grabar',
  kinds: {
    legend: '¿Qué quiere grabar?',
    VOICE: { label: 'Mi voz', hint: 'Gratis, todo el tiempo que quiera' },
    VIDEO: { label: 'Un vídeo', hint: 'Voz e imagen' },
  },
  opens: {
    VOICE: 'Su navegador le preguntará si esta página puede usar el micrófono. Elija «Permitir».',
    VIDEO:
      'Su navegador le preguntará si esta página puede usar la cámara y el micrófono. Elija «Permitir».',
  },
  open: { VOICE: 'Probar antes el micrófono', VIDEO: 'Probar antes la cámara' },
  asking: 'Esperamos su respuesta a la pregunta del navegador…',
  close: { VOICE: 'Apagar el micrófono', VIDEO: 'Apagar la cámara' },
  microphone: 'Micrófono',
  camera: 'Cámara',
  unnamedDevice: (number) => `Dispositivo ${number}`,
  level: 'Volumen de su voz',
  levelText: (height) =>
    height < 10 ? 'no se oye nada' : height < 45 ? 'bajo' : height < 92 ? 'bien' : 'muy alto',
  record: 'Grabar',
  pause: 'Pausa',
  resume: 'Seguir',
  stop: 'Parar',
  stopping: 'Un momento…',
  time: 'Grabado hasta ahora',
  preview: 'Lo que ve la cámara',
  liveWave: 'Su voz mientras habla',

  said: {
    ready: 'El micrófono está encendido. Pulse «Grabar» cuando quiera.',
    recording: 'Grabando.',
    paused: (length) => `En pausa a los ${length}.`,
    review: (length) => `Parado. Se grabaron ${length}. Ya puede escucharlo.`,
    kept: 'Su grabación está guardada.',
  },
  status: { recording: 'Grabando', paused: 'En pausa', stopping: 'Parando' },

  sending: {
    none: 'Se guarda en este dispositivo mientras habla.',
    sending: 'Se guarda en este dispositivo y se envía al espacio de su familia mientras habla.',
    waiting: 'Sin conexión. Se guarda en este dispositivo y se enviará cuando vuelva a tenerla.',
    'signing-in':
      'Se cerró su sesión. La grabación está guardada en este dispositivo; entre, y continuará.',
    sent: 'Ha llegado todo.',
    refused: 'No se pudo enviar. Está guardada en este dispositivo.',
    signIn: 'Entrar y continuar',
  },

  silent: {
    title: 'No oímos nada. ¿Está elegido el micrófono correcto?',
    body: 'Puede que esté silenciado o lejos, o que se use otro. Puede elegirlo arriba.',
    live: 'Puede que esté silenciado o lejos. Diga algo: este aviso desaparece en cuanto le oigamos.',
    after: 'Esta grabación está en silencio',
    afterBody: 'No pudimos oír nada en ella. Escúchela, y grabe otra vez si está vacía.',
  },

  review: {
    heading: 'Su grabación',
    title: 'Título',
    titlePlaceholder: {
      VOICE: 'Por ejemplo: El verano en el lago',
      VIDEO: 'Por ejemplo: Un paseo por el parque',
    },
    note: 'Nota',
    optional: 'opcional',
    noteHint: 'Para usted o para quienes la reciban: quién, dónde, cuándo.',
    keep: 'Guardarla',
    keeping: 'Guardando…',
    keepingRest: (sent, all) =>
      `Enviando el resto: ${sent} de ${all}. Puede irse; continuará cuando vuelva aquí.`,
    again: 'Grabar otra vez',
    confirmAgain: {
      title: '¿Borrar esto y grabar otra vez?',
      body: (length) =>
        `La grabación de ${length} se borra para siempre, aquí y en el espacio de su familia.`,
      confirm: 'Borrar y grabar otra vez',
      cancel: 'Conservarla',
    },
    another: 'Grabar otra cosa',
  },

  trim: {
    heading: 'Cortar el principio o el final',
    explain:
      'Lo que corte se queda con usted: nadie a quien se la envíe lo recibe. Conservamos la grabación entera para usted, y puede deshacerlo.',
    start: 'Empieza en',
    end: 'Termina en',
    all: 'Usarla entera',
    plays: (length) => `Se reproducirán ${length}.`,
    listen: 'Escuchar lo que queda',
  },

  found: {
    heading: 'Encontrado en este dispositivo',
    title: (time) => `Guardamos una grabación: ${time}.`,
    cutOff: (length) => `${length}. Se interrumpió antes de que pulsara «Parar».`,
    whole: (length) => `${length}. Todavía no había dicho si quería guardarla.`,
    keep: 'Guardarla',
    listen: 'Escuchar',
    discard: 'Descartar',
    opening: 'Abriendo…',
    busy: 'Otra ventana está usando esta grabación. Ciérrela allí e inténtelo aquí de nuevo.',
    confirm: {
      title: '¿Descartar esta grabación?',
      body: (length, time) =>
        `La grabación de ${length} (${time}) se borra de este dispositivo. Si ya está entre sus grabaciones, allí se queda.`,
      confirm: 'Descartarla',
      cancel: 'Conservarla por ahora',
    },
  },

  upload: {
    heading: 'O suba una grabación que ya tenga',
    explain: (limit) => `Un archivo de sonido o vídeo de hasta ${limit}.`,
    choose: 'Elegir un archivo',
    drop: 'o suéltelo aquí',
    sending: (name) => `Enviando ${name}`,
    progress: (sent, all) => `${sent} de ${all}`,
    stop: 'Dejar de enviar',
    waiting: 'Sin conexión. Continuará cuando vuelva a tenerla; mantenga esta página abierta.',
    'signing-in': 'Se cerró su sesión. Entre, y continuará desde aquí.',
    done: (name) => `${name} ha llegado.`,
    tooLarge: (name, size, limit) =>
      `${name} ocupa ${size}. Podemos aceptar archivos de hasta ${limit}. No se envió nada.`,
    empty: (name) => `${name} está vacío. Elija otro archivo.`,
    notMedia: (name) =>
      `${name} no es sonido ni vídeo. Las fotos y otros archivos se añaden en el propio mensaje.`,
    failed: (name) => `${name} no se pudo enviar. Elíjalo otra vez, y seguirá donde se quedó.`,
    refused: (reason) => reason || 'El servidor no aceptó este archivo.',
  },

  prompts: {
    open: '¿No sabe cómo empezar?',
    another: 'Otra pregunta',
    questions: [
      '¿Cuál es su primer recuerdo?',
      '¿A qué olía la cocina cuando usted era pequeño o pequeña?',
      '¿Quién le hacía reír más?',
      '¿Qué le habría gustado preguntar a sus abuelos?',
      '¿Cómo conoció a la persona que ama?',
      '¿Qué fue difícil, y qué le ayudó a superarlo?',
      '¿Qué le gustaría que supieran siempre de usted?',
      '¿Qué día le gustaría volver a vivir?',
      '¿Qué ha aprendido que nadie le enseñó?',
      '¿Qué les diría la mañana de su boda?',
    ],
  },

  problems: {
    'insecure-context': {
      title: 'Para grabar hace falta una dirección segura',
      body: 'Los navegadores solo abren el micrófono en direcciones que empiezan por https. Use esa dirección, o suba un archivo más abajo.',
    },
    'unsupported-browser': {
      title: 'Este navegador no puede grabar',
      body: 'Actualícelo, o use una versión actual de Chrome, Edge, Firefox o Safari. También puede grabar con el teléfono y subir el archivo más abajo.',
    },
    'microphone-denied': {
      title: 'El micrófono no está permitido',
      body: 'Su navegador mantiene cerrado el micrófono para esta página. Pulse el icono a la izquierda de la dirección, permita el micrófono e inténtelo de nuevo. No se ha perdido nada.',
    },
    'camera-denied': {
      title: 'La cámara y el micrófono no están permitidos',
      body: 'Su navegador los mantiene cerrados para esta página. Pulse el icono a la izquierda de la dirección, permita los dos e inténtelo de nuevo. No se ha perdido nada.',
    },
    'no-microphone': {
      title: 'No encontramos ningún micrófono',
      body: 'Conecte uno, o compruebe que está encendido, e inténtelo de nuevo. También puede subir más abajo una grabación de su teléfono.',
    },
    'no-camera': {
      title: 'No encontramos cámara o micrófono',
      body: 'Un vídeo necesita los dos. Conéctelos e inténtelo de nuevo, o grabe solo su voz.',
    },
    'device-busy': {
      title: 'Otro programa lo está usando',
      body: 'No se pudo abrir el micrófono o la cámara. Cierre llamadas y otros programas de grabación e inténtelo de nuevo.',
    },
    'device-lost': {
      title: 'El micrófono o la cámara se desconectó',
      body: 'Todo lo dicho hasta entonces está guardado. Vuelva a conectarlo para seguir grabando.',
    },
    'storage-full': {
      title: 'En este dispositivo no queda espacio',
      body: 'Hicimos una pausa, y lo que dijo está guardado. Libere algo de espacio (borre descargas antiguas, por ejemplo) y pulse «Seguir», o pulse «Parar». Si para ahora, mantenga esta página abierta hasta que la grabación se haya enviado.',
    },
    'storage-closed': {
      title: 'Este navegador no nos deja guardar nada en el dispositivo',
      body: 'Sin eso, una grabación podría perderse. Salga de la ventana privada, o permita que este sitio guarde datos, e inténtelo de nuevo.',
    },
    'recorder-failed': {
      title: 'La grabadora se detuvo sola',
      body: 'Todo lo dicho hasta entonces está guardado. Inténtelo de nuevo.',
    },
    'nothing-recorded': {
      title: 'No se grabó nada',
      body: 'Se detuvo antes de que hubiera algo que guardar. Pulse «Grabar» para empezar otra vez.',
    },
    'taken-elsewhere': {
      title: 'Otra ventana está ocupada con esta grabación',
      body: 'Siga allí, o cierre esa ventana y vuelva a cargar esta página.',
    },
    'another-member': {
      title: 'Ahora hay otra persona en la cuenta',
      body: 'Esta grabación pertenece a la cuenta con la que se hizo. Está guardada en este dispositivo y se ofrecerá de nuevo cuando esa persona entre.',
    },
    refused: {
      title: 'El servidor no aceptó esta grabación',
      body: 'Está guardada en este dispositivo. Inténtelo más tarde, o escríbanos.',
    },
    'no-room': {
      title: 'No hay espacio para esta grabación',
      body: 'Es más grande de lo que aceptamos, o en su plan no queda espacio para fotos, vídeos y archivos. Está guardada en este dispositivo: libere espacio o elija un plan mayor, y pulse «Guardarla» otra vez.',
    },
    'arrived-different': {
      title: 'Estamos enviando otra vez esta grabación',
      body: 'Lo que nos llegó no es exactamente lo que usted grabó. No se ha perdido nada: este dispositivo lo tiene todo. Cuando termine, puede que aparezca dos veces abajo; quédese con la más nueva.',
    },
    'stays-in-library': {
      title: 'Esta grabación sigue entre sus grabaciones',
      body: 'Quitamos la copia de este dispositivo, pero no la que está entre sus grabaciones: puede que la use un mensaje. Puede borrarla de la lista de abajo.',
    },
    'not-attached': {
      title: 'Está guardada, pero no en el árbol',
      body: 'Su grabación está entre sus grabaciones. No pudimos añadirla a la persona de la que habla: puede que la hayan quitado del árbol o que ya tenga todas las grabaciones que caben en una página.',
    },
    'not-saved': {
      title: 'No se pudo guardar en este momento',
      body: 'Sigue en este dispositivo. Pulse «Guardarla» otra vez enseguida.',
    },
  },
  tryAgain: 'Intentarlo de nuevo',
};
