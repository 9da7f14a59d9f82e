import {
  documentTextLimits as limits,
  type DocumentTextProblemName,
} from '@infinite/schema/catalogue/document-texts';
import { getDocumentProxy } from 'unpdf';
import type { OpenObject } from '#features/recordings/recordings/family-vault.ts';

/** A piece of a page, in the order of the document. */
export interface DocumentPiece {
  readonly page: number;
  readonly text: string;
}

interface DocumentText {
  readonly pieces: readonly DocumentPiece[];
  /** Of the document, those that were not read included. */
  readonly pageCount: number;
}

type Unread = Exclude<DocumentTextProblemName, 'STORAGE'>;
export type ReadDocument = DocumentText | { readonly problem: Unread };

/**
 * The text of the first pages of a PDF, or of a text file. Pages are read one after another, and each no further
 * than the limits; scripts in a document are never run, because nothing that runs them is loaded.
 * @throws when the storage failed
 */
export async function readDocument({ object }: OpenObject): Promise<ReadDocument> {
  if (object.bytes > limits.megabytes * 1024 * 1024) return { problem: 'SIZE' };
  const content = await object.read(0, object.bytes);
  try {
    const isPdf = content.subarray(0, 1024).includes('%PDF-');
    const read = isPdf ? await textOfPdf(content) : textOfFile(content);
    return read.pieces.length > 0 ? read : { problem: 'NO_TEXT' };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { problem: isLocked ? 'LOCKED' : 'BROKEN' };
  }
}

async function textOfPdf(content: Buffer): Promise<DocumentText> {
  // The reader takes the bytes that it is given away.
  const pdf = await getDocumentProxy(Uint8Array.from(content), {
    ...{ isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 },
  });
  const pieces: DocumentPiece[] = [];
  let left: number = limits.characters;
  for (let page = 1; page <= Math.min(pdf.numPages, limits.pages) && left > 0; page += 1) {
    const text = await textOfPage(await pdf.getPage(page), Math.min(left, limits.pageCharacters));
    left -= text.length;
    pieces.push(...piecesOf(text).map((piece) => ({ page, text: piece })));
  }
  return { pieces, pageCount: pdf.numPages };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** Read as a stream, because one page may hold the text of thousands. */
async function textOfPage(page: Page, most: number): Promise<string> {
  const reader = page.streamTextContent().getReader();
  let text = '';
  try {
    while (text.length < most) {
      const { done, value } = await reader.read();
      if (done) break;
      const { items } = value as { items: readonly { str?: string; hasEOL?: boolean }[] };
      for (const { str = '', hasEOL = false } of items) text += `${str}${hasEOL ? '\n' : ''}`;
    }
  } finally {
    await reader.cancel(new Error('this is enough')).catch(() => undefined);
    page.cleanup();
  }
  return plain(text, most);
}

function textOfFile(content: Buffer): DocumentText {
  const text = new TextDecoder('utf-8').decode(content.subarray(0, limits.characters * 4));
  const pieces = piecesOf(plain(text, limits.characters));
  return { pieces: pieces.map((piece) => ({ page: 1, text: piece })), pageCount: 1 };
}

/** In one line, without what no database keeps and no reader sees. */
function plain(text: string, most: number): string {
  return text
    .slice(0, most)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .toWellFormed()
    .trim();
}

/** Cut between words where that is possible. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = from + limits.pieceCharacters;
    const space = end < text.length ? text.lastIndexOf(' ', end) : text.length;
    const to = space > from ? space : end;
    pieces.push(text.slice(from, to).toWellFormed().trim());
    from = to;
  }
  return pieces.filter((piece) => piece !== '');
}
