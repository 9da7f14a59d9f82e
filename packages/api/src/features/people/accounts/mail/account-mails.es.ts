import { accountLinkLifetime } from '@infinite/schema/catalogue/auth';
import { authModalSpanish } from '@infinite/schema/words/auth.es';
import type { Complete } from '@infinite/schema/words/locale';
import type { accountMailWords } from './account-mails.en.ts';

const { verifyEmailHours, resetPasswordMinutes, changeEmailHours } = accountLinkLifetime;

export const accountMailsSpanish: Complete<typeof accountMailWords> = {
  sign: 'Infinite Connections',
  verify: {
    subject: 'Confirme su dirección de correo',
    preview: 'Un clic, para que sus mensajes le lleguen.',
    heading: 'Le damos la bienvenida a Infinite Connections',
    why: 'Alguien, seguramente usted, ha creado una cuenta con esta dirección. Confirme que es suya: escribimos a ella antes de enviar cualquiera de sus mensajes.',
    action: 'Confirmar esta dirección',
    expires: `El enlace sirve durante ${verifyEmailHours / 24} días. Si no ha creado ninguna cuenta, no tiene que hacer nada.`,
  },
  reset: {
    subject: 'Elija una contraseña nueva',
    preview: 'El enlace sirve durante una hora.',
    heading: 'Elija una contraseña nueva',
    why: 'Alguien, seguramente usted, ha pedido una contraseña nueva para su cuenta. Sus mensajes y grabaciones siguen como están.',
    action: 'Elegir una contraseña nueva',
    expires: `El enlace sirve una sola vez, durante ${resetPasswordMinutes} minutos. Si no lo ha pedido usted, no tiene que hacer nada: su contraseña no ha cambiado.`,
  },
  signUpAttempt: {
    subject: 'Ya tiene una cuenta',
    preview: 'Alguien ha intentado registrarse con su dirección.',
    heading: 'Ya tiene una cuenta',
    why: 'Alguien, quizá usted, ha intentado crear una cuenta con esta dirección. Ya existe una, y nada ha cambiado en ella.',
    action: 'Entrar',
    forgotten: `Si ya no recuerda su contraseña, elija «${authModalSpanish.signIn.forgot}» al entrar. Si no ha sido usted, no tiene que hacer nada.`,
  },
  passwordChanged: {
    subject: 'Su contraseña ha cambiado',
    preview: 'Hemos cerrado la sesión en sus otros dispositivos.',
    heading: 'Su contraseña ha cambiado',
    why: 'La contraseña de su cuenta acaba de cambiar, y hemos cerrado la sesión en sus otros dispositivos. Sus mensajes y grabaciones están como estaban.',
    action: 'Entrar',
    notYou: (support) =>
      `Si no ha sido usted, cambie su contraseña ahora mismo y escriba a ${support}.`,
  },
  approveEmail: {
    subject: '¿Debe pasar su cuenta a otra dirección de correo?',
    preview: 'Nada cambia si usted no dice que sí.',
    heading: 'Una dirección nueva para su cuenta',
    why: (email) =>
      `Alguien, seguramente usted, nos ha pedido que escribamos a ${email} a partir de ahora y que esa sea la dirección para entrar. La cambiaremos cuando las dos direcciones lo hayan confirmado.`,
    action: 'Ver el cambio',
    notYou: (support) =>
      `El enlace sirve durante ${changeEmailHours / 24} días. Si no lo ha pedido usted, no lo confirme: alguien conoce su contraseña. Cámbiela en sus ajustes y escriba a ${support}.`,
  },
  newEmail: {
    subject: 'Confirme su nueva dirección de correo',
    preview: 'Un clic, para que sus mensajes le lleguen aquí.',
    heading: '¿Es esta su nueva dirección?',
    why: 'Alguien, seguramente usted, quiere usar esta dirección para una cuenta en Infinite Connections. Confirme que es suya.',
    action: 'Confirmar esta dirección',
    expires: `El enlace sirve durante ${changeEmailHours / 24} días. Si no lo ha pedido usted, no tiene que hacer nada.`,
  },
  emailChanged: {
    subject: 'Su dirección de correo ha cambiado',
    preview: 'A partir de ahora escribimos a su nueva dirección.',
    heading: 'Su dirección de correo ha cambiado',
    why: (email) =>
      `Las dos direcciones lo han confirmado: su cuenta está ahora a nombre de ${email}. Entre con ella a partir de ahora. Sus mensajes y grabaciones están como estaban.`,
    action: 'Entrar',
    notYou: (support) => `Si no ha sido usted, escriba ahora mismo a ${support}.`,
  },
  suspended: {
    subject: 'Su cuenta está suspendida',
    preview: 'No se ha perdido nada, y sus mensajes se siguen entregando.',
    heading: 'Su cuenta está suspendida',
    why: 'Un administrador ha suspendido su cuenta, así que por ahora no puede entrar y hemos cerrado la sesión en sus dispositivos. No se ha perdido nada de lo que hizo. Los mensajes que tiene programados se siguen entregando en su día; los enlaces de nuestros recordatorios funcionan como antes.',
    action: 'Ir al sitio web',
    write: (support) => `Si cree que es un error, escriba a ${support}.`,
  },
};
