import { translatable } from '@infinite/schema/words/locale';

/** To the owner of a webhook that was switched off. */
export const webhookMailWords = translatable('webhookMails', {
  subject: 'A webhook was switched off',
  preview:
    'It has answered with nothing but failures. Nothing is lost: you can send all of it again.',
  heading: 'One of your webhooks was switched off',
  failing: (host: string, hours: number) =>
    `For ${hours} hours every request to ${host} has failed, so we have stopped sending to it.`,
  gone: (host: string) =>
    `${host} answered that it is gone for good (status 410), so we have stopped sending to it.`,
  kept: 'What could not be sent is kept for 30 days. When the receiver works again, switch the webhook on and send the failed deliveries again.',
  action: 'Look at the deliveries',
  sign: 'You receive this because you set up a webhook at Infinite Connections.',
});
