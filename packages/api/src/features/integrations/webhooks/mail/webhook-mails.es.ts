import type { Complete } from '@infinite/schema/words/locale';
import type { webhookMailWords } from '#features/integrations/webhooks/mail/webhook-mails.en.ts';

export const webhookMailsSpanish: Complete<typeof webhookMailWords> = {
  subject: 'Se ha desactivado un webhook',
  preview: 'Solo respondía con errores. No se ha perdido nada: puede enviarlo todo de nuevo.',
  heading: 'Se ha desactivado uno de sus webhooks',
  failing: (host, hours) =>
    `Durante ${hours} horas han fallado todas las peticiones a ${host}, así que hemos dejado de enviarle datos.`,
  gone: (host) =>
    `${host} respondió que ya no existe (estado 410), así que hemos dejado de enviarle datos.`,
  kept: 'Lo que no se pudo enviar se guarda durante 30 días. Cuando el receptor vuelva a funcionar, active el webhook y envíe de nuevo las entregas fallidas.',
  action: 'Ver las entregas',
  sign: 'Recibe este correo porque configuró un webhook en Infinite Connections.',
};
