import {
  TextWriter,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
  type ZipWriterAddDataOptions,
} from '@zip.js/zip.js';

/** A file of an archive: its name, its bytes, and what the archive says of it. */
export type Packed = readonly [
  name: string,
  content: Uint8Array | string,
  options?: ZipWriterAddDataOptions,
];

/** A ZIP archive with these files, in this order. */
export async function packed(...files: readonly Packed[]): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [name, content, options] of files) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    await zip.add(name, options?.directory ? undefined : new Uint8ArrayReader(bytes), options);
  }
  return Buffer.from(await zip.close());
}

/** A GEDCOM 7 file of one person with these files. */
export function gedcomWith(...files: readonly (readonly [path: string, type: string])[]): string {
  const media = files.flatMap(([path, type], at) => [
    `0 @O${at + 1}@ OBJE`,
    `1 FILE ${path}`,
    `2 FORM ${type}`,
    `2 TITL Item ${at + 1}`,
  ]);
  const links = files.map((_, at) => `1 OBJE @O${at + 1}@`);
  return [
    ...['0 HEAD', '1 GEDC', '2 VERS 7.0', '0 @I1@ INDI', '1 NAME Ada /Byron/', '1 SEX F'],
    ...[...links, ...media, '0 TRLR', ''],
  ].join('\n');
}

/** The tree in an archive. */
export async function gedcomOf(archive: Uint8Array): Promise<string> {
  const zip = new ZipReader(new Uint8ArrayReader(archive), { useWebWorkers: false });
  const entries = await zip.getEntries();
  const found = entries.find(({ filename }) => filename === 'gedcom.ged');
  if (!found || found.directory) throw new Error('the archive holds no tree');
  return found.getData(new TextWriter());
}
