import type { Mailer, OutgoingMail } from '#adapters/mailer/port.ts';
import type { AppContext } from '#context.ts';
import { readSettings } from '#features/settings/read-settings.ts';

/**
 * While e-mail notifications are switched off only mail about accounts and deliveries leaves; the
 * rest is dropped here, so that no sender has to remember to ask.
 */
export function obedientMailer(mailer: Mailer, app: () => AppContext): Mailer {
  return {
    send: async (mail: OutgoingMail) => {
      if (mail.purpose === 'notice') {
        const { emailNotifications } = await readSettings({ app: app() });
        if (!emailNotifications) return { response: 'not sent: notifications are switched off' };
      }
      return mailer.send(mail);
    },
    ...(mailer.close ? { close: () => mailer.close?.() ?? Promise.resolve() } : {}),
  };
}
