import type { ReactNode } from 'react';
import type { KeptMail } from '#adapters/mailer/mailbox.ts';

export const mailboxStyle = `
  :root { color-scheme: light dark; font: 18px/1.6 'Source Sans 3', system-ui, sans-serif; }
  body { max-width: 960px; margin: 0 auto; padding: 32px 16px; background: Canvas; color: CanvasText; }
  h1 { font: 500 28px/1.3 Newsreader, Georgia, serif; }
  ol { list-style: none; padding: 0; }
  li { border-top: 1px solid GrayText; padding: 12px 0; }
  li a { font-weight: 600; }
  small { display: block; }
  iframe { width: 100%; height: 640px; border: 1px solid GrayText; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;

/** All kept mails, newest first. */
export function MailboxPage({ mails }: { mails: readonly KeptMail[] }): ReactNode {
  return (
    <Frame title="Mailbox">
      <h1>Mailbox</h1>
      <p>No mail server is configured, so every mail is kept here, newest first.</p>
      {mails.length === 0 ? <p>Nothing was sent yet.</p> : null}
      <ol>
        {mails.map((mail) => (
          <li key={mail.id}>
            <a href={`/dev/mailbox/${mail.id}`}>{mail.subject || '(no subject)'}</a>
            <small>
              to {mail.to}, {mail.date}
            </small>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

/** One mail: as its reader sees it, and as text with its links written out. */
export function MailPage({ mail }: { mail: KeptMail }): ReactNode {
  return (
    <Frame title={mail.subject}>
      <p>
        <a href="/dev/mailbox">All mails</a>
      </p>
      <h1>{mail.subject}</h1>
      <p>
        to {mail.to}
        <small>{mail.date}</small>
      </p>
      <iframe
        title="The mail as its reader sees it"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src={`/dev/mailbox/${mail.id}/html`}
      />
      <h2>As text</h2>
      <pre>{withLinks(mail.text)}</pre>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{mailboxStyle}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

function withLinks(text: string): ReactNode[] {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
