/**
 * A Content-Disposition value (RFC 6266) whose name may be of any script: a plain form for old
 * programs and the exact one, encoded as RFC 8187 (formerly 5987) says.
 */
export function contentDisposition(how: 'inline' | 'attachment', fileName: string): string {
  const name = safeFileName(fileName);
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
    .trim();
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `${how}; filename="${plain || 'file'}"; filename*=UTF-8''${exact}`;
}

/** Neither a path nor a hidden file nor a sign that turns the text around. */
export function safeFileName(fileName: string): string {
  const name = fileName
    .toWellFormed()
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 200)
    .toWellFormed();
  return name || 'file';
}
