import { pluralIn } from '@infinite/schema/locale/formats';
import type { Complete } from '@infinite/schema/words/locale';
import type { securityMailWords } from '#features/people/security/mail/security-mails.en.ts';

const counted = (count: number, one: string, other: string) =>
  pluralIn('es', count, { one, other });

export const securityMailsSpanish: Complete<typeof securityMailWords> = {
  sign: 'Infinite Connections',
  action: 'Ver sus ajustes',
  notYou: (support) =>
    `Si no ha sido usted, cambie su contraseña ahora mismo. Así se cierra la sesión en todos los dispositivos, y puede desactivar sus claves y webhooks. Después escríbanos a ${support}.`,
  keyCreated: {
    subject: 'Se ha creado una nueva clave de API',
    preview: 'Una clave puede actuar en su nombre sin su contraseña.',
    heading: 'Se ha creado una nueva clave de API',
    why: (name) =>
      `Acaba de crearse en su cuenta la clave «${name}». Un programa que la tenga puede actuar en su nombre sin su contraseña, dentro de lo que usted le ha permitido.`,
  },
  webhookCreated: {
    subject: 'Se ha añadido un nuevo webhook',
    preview: 'Otro servidor recibirá avisos de lo que ocurra.',
    heading: 'Se ha añadido un nuevo webhook',
    why: (host) =>
      `Acaba de añadirse un webhook a ${host}. A partir de ahora, ese servidor recibe los avisos que se eligieron para él.`,
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en su cuenta',
    preview: 'Alguien ha entrado desde un dispositivo que no conocíamos.',
    heading: 'Nuevo inicio de sesión en su cuenta',
    device: (browser, system) => (system ? `${browser} en ${system}` : browser),
    anyBrowser: 'Un navegador',
    desktopApp: 'La aplicación de escritorio',
    why: (device) =>
      `Alguien, seguramente usted, acaba de entrar desde un dispositivo que no conocíamos: ${device}.`,
  },
  accessRevoked: {
    subject: 'Hemos desactivado sus claves de API y webhooks',
    preview: 'Dejaron de funcionar al cambiar su contraseña.',
    heading: 'Hemos desactivado sus claves de API y webhooks',
    what: (keys, webhooks) =>
      [
        ...(keys > 0 ? [counted(keys, 'clave de API', 'claves de API')] : []),
        ...(webhooks > 0 ? [counted(webhooks, 'webhook', 'webhooks')] : []),
      ].join(' y '),
    why: (what) =>
      `Hemos desactivado ${what} porque su contraseña se ha restablecido o cambiado. Los programas que siga usando necesitan una clave nueva; los webhooks puede activarlos de nuevo en sus ajustes.`,
  },
  secondStepOn: {
    subject: 'El inicio de sesión en dos pasos está activado',
    preview: 'Para entrar hacen falta ahora su contraseña y un código.',
    heading: 'El inicio de sesión en dos pasos está activado',
    why: () =>
      'A partir de ahora, para entrar en su cuenta hace falta también un código de su aplicación de autenticación. Guarde sus códigos de recuperación en un lugar seguro, para el día en que no tenga su teléfono.',
  },
  secondStepOff: {
    subject: 'El inicio de sesión en dos pasos se ha desactivado',
    preview: 'Su contraseña basta de nuevo para entrar en su cuenta.',
    heading: 'El inicio de sesión en dos pasos se ha desactivado',
    why: () =>
      'Para entrar en su cuenta basta de nuevo con su contraseña. Sus códigos de recuperación ya no sirven.',
  },
  passkeyAdded: {
    subject: 'Se ha añadido una llave de acceso',
    preview: 'Permite entrar en su cuenta sin la contraseña.',
    heading: 'Se ha añadido una llave de acceso',
    why: (name) =>
      `Acaba de añadirse a su cuenta la llave de acceso «${name}». A partir de ahora le permite entrar sin su contraseña.`,
  },
  passkeyRemoved: {
    subject: 'Se ha eliminado una llave de acceso',
    preview: 'Ya no permite entrar en su cuenta.',
    heading: 'Se ha eliminado una llave de acceso',
    why: (name) =>
      `Acaba de eliminarse de su cuenta la llave de acceso «${name}». Ya no permite entrar.`,
  },
  passkeyCopied: {
    subject: 'Hemos rechazado una de sus llaves de acceso',
    preview: 'Es posible que alguien tenga una copia.',
    heading: 'Hemos rechazado una de sus llaves de acceso',
    why: (name) =>
      `Alguien acaba de intentar usar la llave de acceso «${name}», y parecía una copia de la que usa usted. La hemos rechazado. Si ha sido usted, elimínela en sus ajustes y añádala de nuevo.`,
  },
  recoveryCodeUsed: {
    subject: 'Se ha usado un código de recuperación',
    preview: 'Alguien ha entrado sin su aplicación de autenticación.',
    heading: 'Se ha usado un código de recuperación',
    why: (left) =>
      `Alguien, seguramente usted, acaba de usar uno de sus códigos de recuperación. ${left === '1' ? 'Queda uno' : `Quedan ${left}`}; puede crear otros en sus ajustes.`,
  },
};
