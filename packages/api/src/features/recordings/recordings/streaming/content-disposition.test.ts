import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition } from '#features/recordings/recordings/streaming/content-disposition.ts';

describe('the name a download gets', () => {
  it('is kept exactly, in any script, beside a plain form', () => {
    expect(contentDisposition('attachment', 'Für Ana 💛.webm')).toBe(
      `attachment; filename="Fur Ana .webm"; filename*=UTF-8''F%C3%BCr%20Ana%20%F0%9F%92%9B.webm`,
    );
  });

  it('is neither a path nor hidden nor turned around', () => {
    expect(contentDisposition('inline', '../../etc/passwd')).toContain('filename="_.._etc_passwd"');
    expect(contentDisposition('inline', '.bashrc')).toContain('filename="bashrc"');
    expect(contentDisposition('inline', 'photo\u202Egpj.exe')).toContain('filename="photogpj.exe"');
    expect(contentDisposition('inline', '\r\nSet-Cookie: a=b')).not.toMatch(/[\r\n]/);
    expect(contentDisposition('inline', '')).toContain('filename="file"');
  });

  it('fits into a header whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        expect(contentDisposition('attachment', name)).toMatch(
          /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w%.!~-]+$/,
        );
      }),
    );
  });
});
