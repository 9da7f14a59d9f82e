import { pluralIn } from '@infinite/schema/locale/formats';
import type { Complete } from '@infinite/schema/words/locale';
import type { deletionMailWords } from '#features/people/users/own/mail/deletion-mails.en.ts';

const counted = (count: number, one: string, other: string) =>
  pluralIn('es', count, { one, other });

export const deletionMailsSpanish: Complete<typeof deletionMailWords> = {
  sign: 'Infinite Connections',
  asked: {
    subject: 'Su cuenta se borrará',
    preview: 'Hasta entonces puede conservarla con un solo botón.',
    heading: 'Su cuenta se borrará',
    why: (day) =>
      `Nos pidió que borráramos su cuenta. Lo haremos el ${day}. Hasta entonces no cambia nada: puede entrar, y los mensajes salen en su día. Si cambia de opinión, abra sus ajustes y pulse «Keep my account».`,
    action: 'Abrir sus ajustes',
    notYou: (support) =>
      `Si no ha sido usted, entre, conserve la cuenta y cambie su contraseña. Después escriba a ${support}.`,
  },
  reminder: {
    subject: (day) => `Su cuenta se borrará el ${day}`,
    preview: 'Todavía puede conservarla con un solo botón.',
    heading: 'Dentro de una semana se borrará su cuenta',
    why: (day) =>
      `Nos pidió que borráramos su cuenta, y lo haremos el ${day}. Después, nadie podrá recuperarla. Si quiere descargar algo, hágalo antes, por favor. Si ha cambiado de opinión, abra sus ajustes y pulse «Keep my account».`,
    action: 'Abrir sus ajustes',
    fine: 'Solo se lo recordamos una vez. Si todavía quiere irse, no tiene que hacer nada.',
  },
  receipt: {
    subject: 'Su cuenta está borrada',
    preview: 'Este es su comprobante.',
    heading: 'Su cuenta está borrada',
    gone: ({ recordings, drafts, cancelled }) =>
      `Hemos borrado su cuenta, con ${counted(recordings, 'grabación', 'grabaciones')} y ${counted(drafts, 'borrador', 'borradores')}. Ya no ${cancelled === 1 ? 'se enviará' : 'se enviarán'} ${counted(cancelled, 'mensaje programado', 'mensajes programados')}. Su nombre y su dirección vuelven a estar libres.`,
    kept: (kept) =>
      `Lo que se entregó (${counted(kept, 'mensaje', 'mensajes')}) se queda con las personas que lo recibieron.`,
    keys: (keys) =>
      keys === 0
        ? 'No se destruyó ninguna clave: otras personas de su familia, o quienes recibieron sus mensajes, todavía la necesitan.'
        : `Hemos destruido ${counted(keys, 'clave de cifrado', 'claves de cifrado')}. Lo que estaba cifrado así ya no lo puede abrir nadie, en ninguna copia.`,
    key: (print) => `Clave destruida, SHA-256 ${print}`,
    action: 'Nuestro sitio web',
    backups:
      'Las copias de seguridad anteriores a hoy conservan sus datos, cifrados, hasta que caduquen.',
  },
};
