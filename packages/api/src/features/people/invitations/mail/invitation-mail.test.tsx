import { describe, expect, it } from 'vitest';
import { invitationMail } from './invitation-mail.tsx';

const url = 'https://connections.example/invitation/token';
const props = {
  url,
  familyName: 'The Bakers',
  invitedBy: 'Ann',
  role: 'viewer',
  isForChild: false,
  words: '',
} as const;

describe('the mail of an invitation', () => {
  it('says the same in HTML and in text, with one link, to this site', () => {
    const mail = invitationMail({ ...props, words: 'Come\nand listen' });
    const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
    expect(links).toEqual([url]);
    for (const text of [url, 'Ann wrote:', 'Come', 'and listen', 'The Bakers']) {
      expect(mail.text).toContain(text);
    }
    expect(mail.html).not.toMatch(/<(?:script|img|link)/);
  });

  it('is about nobody\u2019s words where there are none', () => {
    expect(invitationMail(props).text).not.toContain('wrote:');
  });

  it('says to a child what it hands over, and to nobody else', () => {
    expect(invitationMail({ ...props, isForChild: true }).text).toContain(
      'profile for you as a child',
    );
    expect(invitationMail(props).text).not.toContain('as a child');
  });

  it('shows markup as it was written, and no misleading name in its subject', () => {
    const mail = invitationMail({
      ...props,
      invitedBy: 'Your bank www.bank.example',
      familyName: '<b>x</b>',
      words: '<a href="https://evil.example">here</a>',
    });
    expect(mail.html).not.toContain('<b>x</b>');
    expect(mail.html).not.toContain('<a href="https://evil.example"');
    expect(mail.subject).not.toContain('bank');
  });
});
