/** Characters of a file name that mean something else in a URL. */
const RESERVED = /%(?![0-9A-Fa-f]{2})|[:?#[\]@ ]/g;
const ESCAPES = new Map([[':', '%3a']]);

/**
 * A FILE payload of GEDCOM 5.5.1, which may be a path of any system, as the URL that GEDCOM 7 wants.
 * Addresses such as `https://...` stay as they are.
 */
export function fileAddress(path: string): string {
  if (/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(path) || /^data:/i.test(path)) return path;
  const slashed = path.replaceAll('\\', '/');
  const drive = /^[A-Za-z]:(?=\/)/.exec(slashed)?.[0];
  if (drive !== undefined) return `file:///${drive}${escaped(slashed.slice(2))}`;
  if (path.startsWith('\\\\')) return `file:${escaped(slashed)}`;
  return slashed.startsWith('/') ? `file://${escaped(slashed)}` : escaped(slashed);
}

/** The path that `fileAddress` makes this address of; the address itself when no path is read as it. */
export function filePath(address: string): string {
  const path = pathIn(address);
  return fileAddress(path) === address ? path : address;
}

function pathIn(address: string): string {
  const drive = /^file:\/\/\/([A-Za-z]:\/.*)$/i.exec(address)?.[1];
  if (drive !== undefined) return unescaped(drive).replaceAll('/', '\\');
  const local = /^file:\/\/(\/.*)$/i.exec(address)?.[1];
  if (local !== undefined) return unescaped(local);
  const host = /^file:(\/\/.*)$/i.exec(address)?.[1];
  return host === undefined ? unescaped(address) : unescaped(host).replaceAll('/', '\\');
}

function escaped(path: string): string {
  return path.replaceAll(
    RESERVED,
    (sign) => ESCAPES.get(sign) ?? `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function unescaped(path: string): string {
  return path.replaceAll(/%(?:25|3A|3F|23|5B|5D|40|20)/gi, (sign) =>
    String.fromCharCode(Number.parseInt(sign.slice(1), 16)),
  );
}

/** Media types of the formats that GEDCOM 5.5.1 names, and of others that programs write. */
const MEDIA_TYPES = new Map([
  ['bmp', 'image/bmp'],
  ['gif', 'image/gif'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['heic', 'image/heic'],
  ['tif', 'image/tiff'],
  ['tiff', 'image/tiff'],
  ['pcx', 'image/vnd.zbrush.pcx'],
  ['ole', 'application/ole'],
  ['wav', 'audio/wav'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['ogg', 'audio/ogg'],
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['mpg', 'video/mpeg'],
  ['avi', 'video/x-msvideo'],
  ['webm', 'video/webm'],
  ['pdf', 'application/pdf'],
  ['txt', 'text/plain'],
  ['htm', 'text/html'],
  ['html', 'text/html'],
]);
const FORMATS = new Map<string, string>();
for (const [format, type] of MEDIA_TYPES) if (!FORMATS.has(type)) FORMATS.set(type, format);

/** The media type of a FORM payload, or of a file's name when there is none. */
export function mediaType(format: string | undefined, path: string): string {
  const given = format?.trim().replace(/^\./, '').toLowerCase() ?? '';
  if (given === '')
    return (
      MEDIA_TYPES.get(/\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? '') ??
      'application/octet-stream'
    );
  if (given.includes('/')) return format?.trim() ?? '';
  return MEDIA_TYPES.get(given) ?? `application/x-${given.replaceAll(/[^a-z0-9.+-]+/g, '-')}`;
}

/** The FORM payload of GEDCOM 5.5.1 for a media type. */
export function mediaFormat(type: string): string {
  return FORMATS.get(type) ?? /^application\/x-([a-z0-9.+-]+)$/.exec(type)?.[1] ?? type;
}
