import type { Complete } from '#words/locale.ts';
import type { refusalWords } from '#words/refusals.en.ts';

const changedElsewhere =
  'Esto se cambió en otro sitio. No se ha perdido nada; mire las dos versiones.';

export const refusalsSpanish: Complete<typeof refusalWords> = {
  UNAUTHENTICATED: 'Entre en su cuenta para seguir. No se ha perdido nada de lo que hizo.',
  KEY_UNKNOWN: 'Esta clave de API no existe.',
  KEY_EXPIRED: 'Esta clave de API ha caducado.',
  KEY_REVOKED: 'Esta clave de API se revocó.',
  KEY_STOPPED: 'Esta clave de API está en pausa.',
  FORBIDDEN: 'Esto no está disponible para su cuenta.',
  EMAIL_UNCONFIRMED: 'Confirme primero su correo electrónico.',
  PASSWORD_NEEDED: 'Escriba su contraseña otra vez.',
  SECOND_FACTOR_MISSING:
    'Configure primero el inicio de sesión en dos pasos. Quienes administran lo necesitan aquí.',
  SECOND_STEP_NEEDED: 'Confirme con un código que es usted.',
  SAMPLE_FAMILY: 'La familia de ejemplo se puede mirar, pero no cambiar.',
  NOT_FOUND: 'No lo encontramos. Puede que se haya quitado.',
  INVALID_INPUT: 'Hay algo en el formulario que conviene revisar.',
  CONFLICT: changedElsewhere,
  PRECONDITION_FAILED: changedElsewhere,
  WRONG_STATE: 'Eso ya no es posible en este punto.',
  CSRF: 'Esta página estuvo abierta demasiado tiempo. Vuelva a cargarla e inténtelo de nuevo.',
  REGISTRATION_CLOSED: 'Por el momento no se pueden crear cuentas nuevas.',
  ACCOUNT_SUSPENDED:
    'Esta cuenta está suspendida. Escriba a nuestro equipo de ayuda y lo veremos juntos.',
  LINK_EXPIRED: 'Este enlace ha caducado. Pida uno nuevo.',
  TOO_LARGE: 'Es más grande de lo que podemos aceptar.',
  PLAN_FULL: 'En su plan no queda espacio para fotos, vídeos y archivos.',
  UNSUPPORTED_MEDIA: 'No admitimos ese tipo de archivo.',
  RATE_LIMITED: 'Demasiados intentos. Espere un poco e inténtelo de nuevo.',
  UNAVAILABLE: 'El servicio descansa un momento. Inténtelo de nuevo enseguida.',
  TOO_SLOW: 'La conexión era demasiado lenta. No se ha perdido nada; inténtelo de nuevo.',
  RANGE_UNSATISFIABLE: 'No hay nada en esa parte del archivo.',
  WRONG_HOST: 'Este servidor no responde a esa dirección.',
  TOO_COSTLY: 'Eso era demasiado de una vez.',
  INTERNAL: 'Algo falló por nuestra parte. No se ha perdido nada de lo que hizo.',
};
