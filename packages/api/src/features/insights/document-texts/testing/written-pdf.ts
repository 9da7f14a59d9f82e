import { deflateSync } from 'node:zlib';

interface WrittenPdf {
  /** The text of each page, without parentheses. */
  readonly pages: readonly string[];
  /** A script that runs as soon as the document is opened, where anything runs it. */
  readonly script?: string;
  /** Content of the first page instead of its text. */
  readonly content?: Buffer;
}

/** A PDF of the plainest form, whole with its table of objects. */
export function writtenPdf({ pages, script, content }: WrittenPdf): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const action = script ? `/OpenAction << /S /JavaScript /JS (${script}) >>` : '';
  const objects: Buffer[] = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${action} >>`),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ];
  for (const [at, text] of pages.entries()) {
    const drawn = deflateSync(
      at === 0 && content ? content : Buffer.from(`BT /F1 12 Tf 50 700 Td (${text}) Tj ET`),
    );
    const inside = '/MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >>';
    objects.push(
      Buffer.from(`<< /Type /Page /Parent 2 0 R ${inside} /Contents ${5 + at * 2} 0 R >>`),
      Buffer.concat([
        Buffer.from(`<< /Length ${drawn.length} /Filter /FlateDecode >>\nstream\n`),
        drawn,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  return withTable(objects);
}

function withTable(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = 9;
  for (const [at, object] of objects.entries()) {
    const part = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]);
    places.push(length);
    parts.push(part);
    length += part.length;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  const end = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + end)]);
}
