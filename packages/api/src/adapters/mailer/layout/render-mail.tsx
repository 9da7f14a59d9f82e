import type { ReactNode } from 'react';
import { readerInUse } from '@infinite/schema/locale/reader';
import { renderToStaticMarkup } from 'react-dom/server';
import { Letter } from '#adapters/mailer/layout/mail-parts.tsx';
import { mailText } from '#adapters/mailer/layout/mail-text.ts';
import { oneLine } from '#adapters/mailer/mime-message.ts';

/** A mail before it has a recipient. */
export interface RenderedMail {
  subject: string;
  /** Preview text in mail clients. */
  preview: string;
  text: string;
  html: string;
}

/**
 * Writes both bodies from one tree, in the language of the reader in use.
 * @param mail.sign who writes, at the foot
 */
export function renderMail(mail: {
  subject: string;
  preview: string;
  sign: string;
  body: ReactNode;
}): RenderedMail {
  const letter = (
    <Letter lang={readerInUse().locale} preview={mail.preview} sign={mail.sign}>
      {mail.body}
    </Letter>
  );
  return {
    subject: oneLine(mail.subject),
    preview: mail.preview,
    text: mailText(letter),
    html: `<!doctype html>${renderToStaticMarkup(letter)}`,
  };
}
