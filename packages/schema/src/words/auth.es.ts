import { accountLinkLifetime } from '#catalogue/auth.ts';
import { isOpen } from '#catalogue/open-features.ts';
import type { accountWords } from '#words/accounts.en.ts';
import type {
  accountLinkWords,
  authModalWords,
  confirmEmailWords,
  deadAccountLinkWords,
  resetPasswordWords,
  signInPageWords,
  verifyEmailWords,
} from '#words/auth-modal.en.ts';
import type { Complete } from '#words/locale.ts';

const insights = 'Reflexiones sobre las emociones de sus recuerdos, con ayuda de la IA';

/** The sign-in, the sign-up and the pages behind account mails in Spanish. */
export const authModalSpanish: Complete<typeof authModalWords> = {
  tabsLabel: 'Entrar o crear una cuenta',
  close: 'Cerrar',
  signIn: {
    tab: 'Entrar',
    heading: 'Nos alegra verle de nuevo',
    subtitle: 'Entre para llegar a los recuerdos de su familia.',
    submit: 'Entrar',
    pending: 'Entrando…',
    forgot: '¿Olvidó su contraseña?',
    doneTitle: 'Nos alegra verle de nuevo',
    done: 'Ya ha entrado en su cuenta.',
    failedTitle: 'No se pudo entrar',
    failed: 'No se pudo entrar. Inténtelo de nuevo.',
  },
  signUp: {
    tab: 'Crear cuenta',
    heading: 'Cree su cuenta',
    subtitle: 'Un lugar para las voces y los recuerdos de su familia.',
    submit: 'Crear cuenta',
    pending: 'Creando la cuenta…',
    closed:
      'Por el momento no se pueden crear cuentas nuevas. Si ya tiene una, puede seguir entrando.',
    doneTitle: 'Su cuenta está lista',
    done: 'Le damos la bienvenida a Infinite Connections.',
    failedTitle: 'No se creó la cuenta',
    failed: 'No se pudo crear la cuenta. Inténtelo de nuevo.',
  },
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  passwordHint:
    'Al menos 6 caracteres. Unas cuantas palabras juntas son seguras y fáciles de recordar.',
  strength: {
    label: 'Seguridad de la contraseña',
    steps: ['demasiado corta', 'fácil de adivinar', 'aceptable', 'buena', 'muy buena'],
  },
  promises: [
    'Cada mensaje se cuida hasta el día de su entrega',
    'Los recuerdos de su familia, guardados con seguridad',
    isOpen('emotionInsights') ? insights : `${insights} (lo estamos preparando)`,
    'Sin compromiso, puede darse de baja cuando quiera',
  ],
  agreement: {
    before: 'Al continuar, acepta nuestros ',
    terms: 'Términos del servicio',
    between: ' y nuestra ',
    privacy: 'Política de privacidad',
    after: '.',
  },
  forgot: {
    heading: 'Contraseña nueva',
    subtitle:
      'Díganos su correo electrónico y le enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar el enlace',
    pending: 'Enviando…',
    back: 'Volver a la entrada',
    sent: (email) =>
      `Si hay una cuenta para ${email}, un correo con un enlace va de camino. El enlace funciona durante ${accountLinkLifetime.resetPasswordMinutes} minutos. Mire también en la carpeta de correo no deseado.`,
    failed: 'No pudimos pedir el correo en este momento. No ha cambiado nada. Inténtelo de nuevo.',
  },
};

export const signInPageSpanish: Complete<typeof signInPageWords> = {
  title: 'Entrar o crear una cuenta',
  lead: 'Dos formularios breves: el primero si ya tiene una cuenta, el segundo si es su primera vez.',
  description:
    'Entre en Infinite Connections o cree una cuenta con un correo electrónico y una contraseña. Los dos formularios funcionan sin scripts.',
  keywords: ['entrar', 'crear una cuenta', 'cuenta familiar', 'sin JavaScript'],
  forgot:
    '¿Olvidó su contraseña? El formulario que le envía un enlace nuevo necesita JavaScript. Si está desactivado, ',
  write: 'escríbanos.',
};

export const verifyEmailSpanish: Complete<typeof verifyEmailWords> = {
  title: 'Confirme su correo electrónico',
  lead: 'Pulse el botón, y así sabremos que esta dirección es suya y que nuestros correos le llegan.',
  submit: 'Confirmar esta dirección',
  pending: 'Confirmando…',
  doneTitle: 'Gracias. Su dirección está confirmada.',
  done: 'Los mensajes y recordatorios le llegarán ahí.',
  toAdmin: 'Ir a la administración',
  toDashboard: 'Ir a su página de inicio',
  alreadyTitle: 'Su dirección ya está confirmada.',
  already: 'No tiene que hacer nada más. Los mensajes y recordatorios le llegarán ahí.',
  failedTitle: 'Este enlace no funcionó.',
  failed:
    'Puede que ya se haya usado o que haya caducado. Entre en su cuenta y pida uno nuevo en su página de inicio.',
};

export const confirmEmailSpanish: Complete<typeof confirmEmailWords> = {
  action: 'Confirmar su correo',
  sent: 'Le enviamos el enlace. Ábralo, vuelva después aquí y pulse el botón otra vez.',
  failed: 'No pudimos enviarlo en este momento. Inténtelo de nuevo enseguida.',
};

export const accountLinksSpanish: Complete<typeof accountLinkWords> = {
  offline: 'No hay conexión. No ha cambiado nada; pulse el botón otra vez cuando vuelva a tenerla.',
};

export const deadAccountLinksSpanish: Complete<typeof deadAccountLinkWords> = {
  title: 'Este enlace ya no funciona.',
  home: 'Ir a la portada',
};

export const resetPasswordSpanish: Complete<typeof resetPasswordWords> = {
  title: 'Elija una contraseña nueva',
  lead: 'Se cerrará su sesión en todos los demás sitios, para que solo quede usted.',
  label: 'Contraseña nueva',
  submit: 'Guardar esta contraseña',
  pending: 'Guardando…',
  doneTitle: 'Su contraseña nueva ya vale.',
  done: 'Ha entrado en este dispositivo, y su sesión está cerrada en todos los demás.',
  toDashboard: 'Ir a su página de inicio',
  failedTitle: 'La contraseña no se cambió.',
  failed:
    'Puede que este enlace ya se haya usado o que haya caducado. Pida uno nuevo al entrar en su cuenta.',
};

export const accountsSpanish: Complete<typeof accountWords> = {
  emailInvalid: 'Escriba un correo electrónico válido',
  passwordTooShort: 'La contraseña debe tener al menos 6 caracteres',
  passwordRequired: 'Escriba una contraseña',
  passwordTooLong: 'Elija una contraseña de 256 caracteres como máximo',
  passwordNotText: 'Use letras, cifras, signos o espacios en la contraseña',
  passwordCommon: 'Esta contraseña está en las listas que los ladrones prueban primero. Elija otra',
  passwordSameAsName: 'Elija una contraseña que no sea su correo ni su nombre',
  usernameInvalid: 'Escriba un nombre de 64 caracteres como máximo',
  usernameTaken: 'Ese nombre ya está en uso. Elija otro',
  browserInvalid: 'El navegador es safari, chrome u other',
  mobileInvalid: 'La indicación de móvil es true o false',
  timeZoneInvalid: 'Elija una zona horaria de la lista',
  tokenInvalid: 'Este enlace no está completo. Ábralo de nuevo desde el correo',
  signInFailed: 'El correo o la contraseña no son correctos',
  signUpFailed: 'No se creó la cuenta',
  csrfFailed:
    'Esta página estuvo abierta demasiado tiempo. Vuelva a cargarla e inténtelo de nuevo.',
  csrfFetchFailed: 'No se pudo conectar con el servidor',
  currentPasswordWrong: 'La contraseña actual no es correcta',
  familyOf: (username) => `La familia de ${username}`,
  device: (device) => {
    const [browser = '', kind] = device.split(' ');
    const name = { safari: 'Safari', chrome: 'Chrome' }[browser] ?? 'Un navegador';
    return `${name} en un ${kind === 'mobile' ? 'teléfono o tableta' : 'ordenador'}`;
  },
  registrationClosed: 'Por el momento no se pueden crear cuentas nuevas.',
};
