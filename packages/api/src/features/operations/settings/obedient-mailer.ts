import { MailRefused, type Mailer, type OutgoingMail } from '#adapters/mailer/port.ts';
import type { AppContext } from '#context.ts';
import { readSettings } from '#features/operations/settings/read-settings.ts';

/**
 * While e-mail notifications are switched off only mail about accounts and deliveries leaves; the
 * rest is dropped here, so that no sender has to remember to ask.
 */
export function obedientMailer(mailer: Mailer, app: () => AppContext): Mailer {
  return {
    ...mailer,
    send: async (mail: OutgoingMail) => {
      if (mail.purpose === 'notice' || mail.purpose === 'newsletter') {
        const { emailNotifications } = await readSettings({ app: app() });
        const response = 'not sent: notifications are switched off';
        // A newsletter is paused, not lost: its sender asks before, and waits.
        if (!emailNotifications && mail.purpose === 'newsletter') {
          throw new MailRefused(false, response, false);
        }
        if (!emailNotifications) return { response };
      }
      return mailer.send(mail);
    },
  };
}
