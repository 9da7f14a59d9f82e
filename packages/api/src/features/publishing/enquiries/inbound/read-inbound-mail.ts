import { createHash } from 'node:crypto';
import { parseEmailAddress } from '@infinite/schema/accounts/email-address';
import { inboxLimits as limits } from '@infinite/schema/catalogue/enquiries';
import { keepLines, keepOneLine } from '@infinite/schema/text/plain-text';
import type { MailFile } from '#features/publishing/enquiries/attachments/store-attachments.ts';
import { safeFileName } from '#features/recordings/recordings/index.ts';
import PostalMime, { type Email } from 'postal-mime';
import { isAutomatic } from '#features/publishing/enquiries/inbound/is-automatic.ts';
import { textOfHtml } from '#features/publishing/enquiries/inbound/text-of-html.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** An email to support, as far as it matters here. */
export interface InboundMail {
  /** The Message-ID without angle brackets; of one that has none, the hash of its bytes. */
  readonly mailId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** Message-IDs that it answers, without angle brackets. */
  readonly references: readonly string[];
  /** Numbers of enquiries in its subject. */
  readonly numbers: readonly string[];
  /** Written by a program. */
  readonly automatic: boolean;
  readonly files: readonly MailFile[];
}

/**
 * Reads a foreign email (RFC 5322, MIME).
 * @throws AppError INVALID_INPUT when it cannot be read, or names no sender
 */
export async function readInboundMail(bytes: Buffer): Promise<InboundMail> {
  const mail = await parse(bytes);
  const address = parseEmailAddress(mail.from?.address ?? '');
  if (!address) throw new AppError('INVALID_INPUT', { words: 'The email names no sender.' });
  const subject = line(mail.subject ?? '', 300);
  return {
    mailId:
      idIn(mail.messageId ?? '') ?? `sha256.${createHash('sha256').update(bytes).digest('hex')}`,
    from: { address, name: line(mail.from?.name ?? '', 100) || address },
    subject,
    text: cut(keepLines(textOf(mail)).trim(), limits.mailText),
    references: idsIn(`${mail.inReplyTo ?? ''} ${mail.references ?? ''}`),
    numbers: [...subject.matchAll(/\[(?:IC-)?([0-9A-Z]{4}-[0-9A-Z]{4})\]/gi)].map(
      ([, number = '']) => number.toUpperCase(),
    ),
    automatic: isAutomatic(mail.headers),
    files: mail.attachments.slice(0, limits.attachments).map(({ filename, content }) => ({
      name: nameOf(filename ?? ''),
      content: bytesOf(content),
    })),
  };
}

/** Without the folders that some programs write before it. */
const nameOf = (filename: string): string => safeFileName(filename.replace(/^.*[/\\]/s, ''));

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

/** Of an email in both forms, the plain one. */
function textOf({ text, html }: Email): string {
  return text?.trim() ? text : textOfHtml((html ?? '').slice(0, longestHtml));
}

const longestHtml = 1_000_000;

async function parse(bytes: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, {
      maxNestingDepth: 30,
      maxHeadersSize: 256 * 1024,
      attachmentEncoding: 'arraybuffer',
    });
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { words: 'The email could not be read.', cause });
  }
}

const longestId = 500;

function idsIn(text: string): string[] {
  const ids = [...text.matchAll(/<([^<>\s]{1,500})>/g)].map(([, id = '']) => plain(id));
  return [...new Set(ids)].slice(-limits.references);
}

function idIn(text: string): string | undefined {
  const [id] = idsIn(text);
  return id ?? (/^[^<>\s]+$/.test(text) && text.length <= longestId ? plain(text) : undefined);
}

/** What a column of text can hold. */
const plain = (id: string): string => keepOneLine(id).replaceAll(' ', '');

const line = (text: string, most: number): string => cut(keepOneLine(text).trim(), most);

const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).toWellFormed();
