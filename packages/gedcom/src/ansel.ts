/**
 * ANSEL (ANSI Z39.47, as GEDCOM 5.5.1 extends it) to Unicode. ANSEL writes combining marks before their letter,
 * Unicode after it; the text comes out in normalization form C.
 */
const FIRST_SPECIAL = 0xa1;
const FIRST_MARK = 0xe0;

/** Bytes A1 to CF; a space where ANSEL has no character. */
const characters = [
  'ŁØĐÞÆŒʹ·♭®±ƠƯʼ ', // A1-AF
  'ʻłøđþæœʺı£ð ơư□■', // B0-BF
  '°ℓ℗©♯¿¡ß€    eoß', // C0-CF
].join('');

/** Bytes E0 to FE. */
const marks = [
  0x309, 0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x30c, 0x30a, 0xfe20, 0xfe21,
  0x315, 0x30b, 0x310, 0x327, 0x328, 0x323, 0x324, 0x325, 0x333, 0x332, 0x326, 0x31c, 0x32e, 0xfe22,
  0xfe23, 0x338, 0xfffd, 0x313,
].map((code) => String.fromCharCode(code));

export class AnselDecoder {
  private pending = '';

  decode(bytes: Uint8Array): string {
    let text = '';
    let plain = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte < 0x80 && this.pending === '') continue;
      text += ascii(bytes, plain, at) + this.character(byte);
      plain = at + 1;
    }
    return (text + ascii(bytes, plain, bytes.length)).normalize('NFC');
  }

  /** Marks at the very end of a file, which no letter follows. */
  end(): string {
    const rest = this.pending;
    this.pending = '';
    return rest;
  }

  private character(byte: number): string {
    if (byte >= FIRST_MARK && byte !== 0xff) {
      this.pending += marks[byte - FIRST_MARK] ?? '';
      return '';
    }
    const letter = letterOf(byte);
    if (this.pending === '') return letter;
    // A mark before a line end belongs to no letter; the line end must stay a line end.
    const text = byte === 10 || byte === 13 ? this.pending + letter : letter + this.pending;
    this.pending = '';
    return text;
  }
}

function letterOf(byte: number): string {
  if (byte < 0x80) return String.fromCharCode(byte);
  const letter = byte < FIRST_SPECIAL ? ' ' : characters[byte - FIRST_SPECIAL];
  return letter === undefined || letter === ' ' ? '\uFFFD' : letter;
}

const latin = new TextDecoder('latin1');

function ascii(bytes: Uint8Array, start: number, end: number): string {
  return start === end ? '' : latin.decode(bytes.subarray(start, end));
}
