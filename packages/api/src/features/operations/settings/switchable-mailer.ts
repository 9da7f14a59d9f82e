import { MailRefused, type Mailer, type OutgoingMail } from '#adapters/mailer/port.ts';
import type { AppContext } from '#platform/context.ts';
import { readSettings } from '#features/operations/settings/read-settings.ts';

/**
 * A mailer that obeys the setting for e-mail notifications. While they are off, only mail about
 * accounts and deliveries is sent; notices are dropped here, so that no sender has to check.
 */
export function switchableMailer(mailer: Mailer, app: () => AppContext): Mailer {
  return {
    ...mailer,
    send: async (mail: OutgoingMail) => {
      if (mail.purpose === 'notice' || mail.purpose === 'newsletter') {
        const { emailNotifications } = await readSettings({ app: app() });
        const response = 'not sent: notifications are switched off';
        // A newsletter is paused, not dropped: its sender checks first and waits.
        if (!emailNotifications && mail.purpose === 'newsletter') {
          throw new MailRefused(false, response, false);
        }
        if (!emailNotifications) return { response };
      }
      return mailer.send(mail);
    },
  };
}
