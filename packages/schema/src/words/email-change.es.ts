import type { emailChangeWords } from '#words/email-change.en.ts';
import type { Complete } from '#words/locale.ts';

export const emailChangeSpanish: Complete<typeof emailChangeWords> = {
  same: 'Esa ya es su dirección.',
  administrator:
    'Esta cuenta pertenece a la dirección de administración con la que está configurado el servidor. Cámbiela primero allí.',
  takenMeanwhile: 'Otra cuenta tiene ya esa dirección. Elija una distinta.',
  settings: {
    change: 'Cambiar el correo electrónico',
    field: 'Correo electrónico nuevo',
    hint: 'Escribimos a las dos direcciones. Su cuenta se traslada cuando ambas lo hayan confirmado.',
    ask: 'Enviar los enlaces',
    asked: 'Las dos direcciones tienen un correo nuestro. Abra el enlace de cada uno.',
    waiting: (email) => `Su cuenta se traslada a ${email} cuando estas direcciones lo confirmen:`,
    current: 'Esta dirección',
    next: 'La dirección nueva',
    confirmed: 'confirmada',
    open: 'pendiente',
    until: (day) => `Los enlaces funcionan hasta el ${day}.`,
    withdraw: 'Conservar esta dirección',
    withdrawn: 'Su dirección queda como está, y los enlaces ya no funcionan.',
  },
  page: {
    title: 'Confirmar la dirección nueva',
    current: (email) => `Esta cuenta se traslada a ${email}. ¿Está de acuerdo?`,
    next: (email) => `¿Es ${email} la dirección que quiere usar de ahora en adelante?`,
    submit: 'Sí, confirmar',
    pending: 'Confirmando…',
    changedTitle: 'Su cuenta ya tiene la dirección nueva.',
    changed: 'Entre con ella de ahora en adelante. Los mensajes y recordatorios le llegarán ahí.',
    waitsTitle: 'Gracias. Falta una confirmación.',
    waitsForCurrent: 'Abra el enlace que enviamos a su dirección actual.',
    waitsForNew: 'Abra el enlace que enviamos a la dirección nueva.',
    toSettings: 'Ir a sus ajustes',
    failedTitle: 'Este enlace no funcionó.',
    failed:
      'Puede que ya se haya usado, que otro más nuevo lo sustituya o que se retirara. Puede pedir enlaces nuevos en sus ajustes.',
  },
};
