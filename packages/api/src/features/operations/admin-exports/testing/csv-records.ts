/**
 * Reads RFC 4180 strictly, apart from the code that writes it: records end in CRLF, quotes stand
 * only around a whole field and are doubled inside.
 * @throws when the text is anything else
 */
export function csvRecords(bytes: Uint8Array): string[][] {
  // Decoding drops a byte order mark at the beginning and refuses what is not UTF-8.
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const records: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  let record: string[] = [];
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const found = field.exec(text);
    if (!found) throw new Error(`not RFC 4180 at ${JSON.stringify(text.slice(at, at + 40))}`);
    const [, quoted, plain = '', end] = found;
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  if (record.length > 0) throw new Error('the last record has no end');
  return records;
}
