import type { secondStepPageWords } from '#words/auth-modal.en.ts';
import type { Complete } from '#words/locale.ts';
import type { passkeyWords } from '#words/passkeys.en.ts';
import type { secondFactorWords } from '#words/second-factor.en.ts';

export const secondFactorSpanish: Complete<typeof secondFactorWords> = {
  needed: 'Confirme con un código que es usted.',
  missing:
    'Configure primero el inicio de sesión en dos pasos. Quienes administran lo necesitan aquí.',
  over: 'Ha pasado demasiado tiempo o se han probado demasiados códigos. Inicie sesión otra vez con su contraseña.',
  codeMissing: 'Escriba un código.',
  codeWrong:
    'Ese código no es correcto. Los códigos cambian cada 30 segundos y sirven una sola vez; pruebe con el siguiente.',
  recoveryWrong: 'Ese código de recuperación no es correcto o ya se ha usado.',
  firstCodeWrong:
    'Ese código no coincide. Compruebe que su teléfono pone la hora automáticamente y pruebe con el código siguiente.',
  alreadyOn:
    'Ya hay una aplicación de autenticación configurada. Desactívela primero para usar otra.',
  setUpGone: 'Esta configuración ya no está abierta. Empiece de nuevo.',
  notOn:
    'El inicio de sesión en dos pasos está desactivado, así que no hay códigos de recuperación.',
  step: {
    heading: 'Un paso más',
    subtitle:
      'Escriba el código que muestra su aplicación de autenticación o uno de sus códigos de recuperación.',
    code: 'Código',
    hint: 'Seis cifras de su aplicación, o un código de recuperación como k7mp-2xwd-9hte.',
    submit: 'Confirmar',
    pending: 'Comprobando…',
    back: 'Empezar de nuevo',
    failedTitle: 'No se ha podido iniciar sesión',
    failed: 'No hemos podido comprobarlo ahora. Inténtelo de nuevo.',
  },
};

export const secondStepPageSpanish: Complete<typeof secondStepPageWords> = {
  title: 'Un paso más para iniciar sesión',
  lead: 'Escriba el código que muestra su aplicación de autenticación o uno de sus códigos de recuperación.',
  description:
    'El segundo paso para iniciar sesión en Infinite Connections: un código de su aplicación de autenticación o un código de recuperación.',
  keywords: ['iniciar sesión', 'dos pasos', 'código', 'código de recuperación'],
  again: 'El código se pide después de la contraseña.',
  toSignIn: 'Empiece de nuevo con su contraseña.',
};

export const passkeysSpanish: Complete<typeof passkeyWords> = {
  refused: 'Esa llave de acceso no se ha aceptado. Inténtelo de nuevo o entre con su contraseña.',
  over: 'Ha pasado demasiado tiempo. Inténtelo de nuevo.',
  none: 'Esta cuenta no tiene ninguna llave de acceso. Use un código.',
  tooMany: 'Tiene todas las llaves de acceso que puede tener una cuenta. Quite una primero.',
  known: 'Esta llave de acceso ya está en su lista.',
  nameMissing: 'Escriba un nombre.',
  nameTooLong: 'Elija un nombre de 60 caracteres como máximo.',
  signIn: 'Entrar con una llave de acceso',
  second: 'Usar una llave de acceso',
  confirm: 'Usar una llave de acceso',
  pending: 'Esperando a su dispositivo…',
  failed:
    'Su dispositivo no nos ha dado ninguna llave de acceso. Nada ha cambiado; inténtelo de nuevo.',
};
