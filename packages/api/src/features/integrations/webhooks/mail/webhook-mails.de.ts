import type { Complete } from '@infinite/schema/words/locale';
import type { webhookMailWords } from '#features/integrations/webhooks/mail/webhook-mails.en.ts';

export const webhookMailsGerman: Complete<typeof webhookMailWords> = {
  subject: 'Ein Webhook wurde abgeschaltet',
  preview:
    'Er hat nur noch mit Fehlern geantwortet. Nichts ist verloren: Sie können alles noch einmal senden.',
  heading: 'Einer Ihrer Webhooks wurde abgeschaltet',
  failing: (host, hours) =>
    `Seit ${hours} Stunden ist jede Anfrage an ${host} fehlgeschlagen, deshalb senden wir nichts mehr dorthin.`,
  gone: (host) =>
    `${host} hat geantwortet, dass es dort nichts mehr gibt (Status 410), deshalb senden wir nichts mehr dorthin.`,
  kept: 'Was nicht gesendet werden konnte, bleibt 30 Tage aufbewahrt. Wenn der Empfänger wieder arbeitet, schalten Sie den Webhook ein und senden Sie die fehlgeschlagenen Zustellungen noch einmal.',
  action: 'Die Zustellungen ansehen',
  sign: 'Sie bekommen diese E-Mail, weil Sie bei Infinite Connections einen Webhook eingerichtet haben.',
};
