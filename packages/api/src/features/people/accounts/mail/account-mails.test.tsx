import { describe, expect, it } from 'vitest';
import {
  approveEmailMail,
  emailChangedMail,
  newEmailMail,
  passwordChangedMail,
  resetPasswordMail,
  signUpAttemptMail,
  suspendedMail,
  verifyEmailMail,
} from './account-mails.tsx';

const origin = 'https://connections.example';
const mails = {
  verify: verifyEmailMail({ url: `${origin}/verify-email/token` }),
  reset: resetPasswordMail({ url: `${origin}/reset-password/token` }),
  'sign-up attempt': signUpAttemptMail({ origin }),
  'password changed': passwordChangedMail({ origin, support: 'support@example.org' }),
  'approval of another address': approveEmailMail({
    email: 'new@example.org',
    url: `${origin}/confirm-email-change/token`,
    support: 'support@example.org',
  }),
  'a new address': newEmailMail({ url: `${origin}/confirm-email-change/token` }),
  'a changed address': emailChangedMail({
    email: 'new@example.org',
    url: `${origin}/`,
    support: 'support@example.org',
  }),
  suspension: suspendedMail({ origin, support: 'support@example.org' }),
};

describe.each(Object.entries(mails))('the mail about %s', (_name, mail) => {
  it('says the same in HTML and in text, with one link, to this site', () => {
    const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
    expect(links).toHaveLength(1);
    expect(links[0]?.startsWith(`${origin}/`)).toBe(true);
    expect(mail.text).toContain(links[0]);
    expect(mail.text).not.toMatch(/<[a-z]/);
    expect(mail.html).not.toMatch(/<(?:script|img|link)/);
    expect(mail.subject).not.toBe('');
  });

  it('tells a reader who did not ask for it what to do', () => {
    expect(mail.text).toMatch(/If (?:you did not|it was not you|you think)/);
  });
});
