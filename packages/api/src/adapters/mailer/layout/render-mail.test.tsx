import { expect, test } from 'vitest';
import {
  Action,
  FinePrint,
  Heading,
  Paragraph,
  Quote,
} from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail } from '#adapters/mailer/layout/render-mail.tsx';

test('one tree gives HTML and the same words as text, with hostile words as words', () => {
  const mail = renderMail({
    subject: 'Hello\r\nBcc: spy@example.org',
    preview: 'A preview',
    sign: 'The people who keep it',
    body: (
      <>
        <Heading>Good morning, {'<b>Ana</b>'}</Heading>
        <Paragraph>First, {['a', ' and ', 'b']}.</Paragraph>
        <Quote>{'line one\nline two'}</Quote>
        <Action href="https://example.org/answer/x">Answer</Action>
        <FinePrint>{null}Small.</FinePrint>
      </>
    ),
  });
  expect(mail.subject).toBe('Hello Bcc: spy@example.org');
  expect(mail.text).toBe(
    [
      'Good morning, <b>Ana</b>',
      'First, a and b.',
      '> line one\n> line two',
      'Answer:\nhttps://example.org/answer/x',
      'Small.',
      'The people who keep it\n',
    ].join('\n\n'),
  );
  expect(mail.html).toContain('&lt;b&gt;Ana&lt;/b&gt;');
  expect(mail.html).toMatch(/^<!doctype html><html lang="en">/);
  expect(mail.html).not.toContain('<script');
});
