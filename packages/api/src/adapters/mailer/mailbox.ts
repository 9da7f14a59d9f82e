import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

/** A kept mail as the developer's mailbox shows it. */
export interface KeptMail {
  /** The file's name without `.eml`. */
  id: string;
  to: string;
  subject: string;
  date: string;
  text: string;
  html: string;
}

/** Newest first, at most `count`; empty while nothing was sent. */
export async function listKeptMails(folder: string, count = 100): Promise<KeptMail[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  files.sort((one, other) => other.at - one.at || (one.name < other.name ? 1 : -1));
  return Promise.all(
    files.slice(0, count).map(({ name }) => parse(folder, name.slice(0, -'.eml'.length))),
  );
}

/** One stored mail by its name; null for an unknown name. */
export async function readKeptMail(folder: string, id: string): Promise<KeptMail | null> {
  if (!/^[\w.@-]+$/.test(id) || id.includes('..')) return null;
  return parse(folder, id).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

async function parse(folder: string, id: string): Promise<KeptMail> {
  const mail = await PostalMime.parse(await readFile(path.join(folder, `${id}.eml`)));
  return {
    id,
    to: (mail.to ?? []).map(({ name, address }) => `${name} <${address}>`).join(', '),
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}
