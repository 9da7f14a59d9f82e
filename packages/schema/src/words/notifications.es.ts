import { dayOfYear } from '#text/day-of-year.ts';
import type { Complete } from '#words/locale.ts';
import type {
  mailPaceWords,
  noticeWords,
  NoticeValues,
  notificationWords,
} from '#words/notifications.en.ts';

const actor = ({ actor }: NoticeValues) => actor || 'Alguien de su familia';
const reader = ({ name }: NoticeValues) => name || 'Alguien';
const titled = ({ title }: NoticeValues, preposition: string) =>
  title ? ` ${preposition} «${title}»` : '';
const family = ({ family }: NoticeValues) => (family ? `«${family}»` : 'su familia');

function added({ count, what }: NoticeValues): string {
  const many = Number(count ?? 1);
  const known: Readonly<Record<string, readonly [string, string]>> = {
    PHOTO: ['una foto', 'fotos'],
    VIDEO: ['un vídeo', 'vídeos'],
    FILE: ['un documento', 'documentos'],
    ITEM: ['algo', 'elementos'],
  };
  const [one, several] = known[what ?? ''] ?? ['una grabación', 'grabaciones'];
  return many > 1 ? `${many.toLocaleString('es-ES')} ${several}` : one;
}

const roles: Readonly<Record<string, string>> = {
  owner: 'titular',
  editor: 'edición',
  contributor: 'colaboración',
  viewer: 'lectura',
};

export const noticesSpanish: Complete<typeof noticeWords> = {
  mentioned: {
    choice: 'Alguien le menciona',
    line: (values) => `${actor(values)} le ha mencionado${titled(values, 'junto a')}`,
  },
  questionAsked: {
    choice: 'Alguien le hace una pregunta',
    line: (values) => `${actor(values)} le ha hecho una pregunta${titled(values, 'sobre')}`,
  },
  questionWaits: {
    choice: 'Una pregunta para usted sigue abierta',
    line: (values) => `${actor(values)} sigue esperando su respuesta con ilusión`,
  },
  questionAnswered: {
    choice: 'Responden a su pregunta',
    line: (values) => `${actor(values)} ha respondido a su pregunta${titled(values, 'sobre')}`,
  },
  captureAnswered: {
    choice: 'Alguien sin cuenta responde a su pregunta',
    line: (values) =>
      `${values['name'] || 'Alguien a quien preguntó'} ha respondido a ${values['title'] ? `«${values['title']}»` : 'su pregunta'}`,
  },
  commentAdded: {
    choice: 'Comentarios',
    line: (values) => `${actor(values)} ha comentado${titled(values, 'en')}`,
  },
  reactionAdded: {
    choice: 'Reacciones',
    line: (values) => `${actor(values)} ha reaccionado${titled(values, 'a')}`,
  },
  recordingAdded: {
    choice: 'Nuevas grabaciones en su familia',
    line: (values) =>
      `${actor(values)} ha añadido ${values['title'] ? `«${values['title']}»` : added(values)}`,
  },
  anniversaryComes: {
    choice: 'Cumpleaños y días de recuerdo del árbol genealógico',
    line: ({ name, what, day = '' }) => {
      const who = name || 'Alguien de su árbol genealógico';
      const on = dayOfYear(day, 'es-ES');
      if (what === 'WEDDING') return `${who} celebran su aniversario de boda el ${on}`;
      return what === 'REMEMBRANCE'
        ? `El ${on} su familia recuerda a ${who}`
        : `${who} cumple años el ${on}`;
    },
  },
  messageOpened: {
    choice: 'Alguien abre su mensaje',
    line: (values) =>
      `${reader(values)} ha abierto ${values['title'] ? `«${values['title']}»` : 'su mensaje'}`,
  },
  thanksReceived: {
    choice: 'Alguien le da las gracias por un mensaje',
    line: (values) => `${reader(values)} le ha dado las gracias${titled(values, 'por')}`,
  },
  memberJoined: {
    choice: 'Alguien entra en su familia',
    line: (values) => `${actor(values)} ya forma parte de ${family(values)}`,
  },
  memberLeft: {
    choice: 'Alguien deja su familia',
    line: (values) => `${reader(values)} ya no forma parte de ${family(values)}`,
  },
  roleChanged: {
    choice: 'Cambia su papel',
    line: (values) =>
      `Su papel en ${family(values)}: ${roles[values['role'] ?? ''] ?? 'distinto del anterior'}`,
  },
  removedFromFamily: {
    choice: 'Le retiran de una familia',
    line: (values) =>
      `Ya no forma parte de ${family(values)}. Lo que hizo allí sigue a su alcance.`,
  },
  familyOffered: {
    choice: 'Le ofrecen una familia',
    line: (values) => `${actor(values)} le ofrece hacerse cargo de ${family(values)}`,
  },
};

export const mailPacesSpanish: Complete<typeof mailPaceWords> = {
  off: 'Sin correo',
  now: 'Enseguida',
  daily: 'Una vez al día',
  weekly: 'Una vez a la semana',
};

export const noticeRefusalsSpanish: Complete<typeof notificationWords> = {
  timeInvalid: 'Elija una hora.',
  quietEmpty: 'Elija para el final una hora distinta de la del principio.',
  dayInvalid: 'Elija un mes y un día.',
  nameNeeded: 'Escriba el nombre del que no quiere saber nada.',
  nameTooLong: 'Ese nombre es demasiado largo. Bastan un nombre y un apellido.',
  rangeTooLong: 'No se pueden silenciar más de tres meses de una vez.',
  tooManyMutes: 'No se pueden silenciar más nombres y días. Quite uno primero.',
  pushInvalid: 'Este navegador no ha dado ninguna dirección a la que podamos escribir.',
  tooManyDevices: 'No se pueden añadir más dispositivos. Quite uno primero.',
};
