import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleFor, updateRecordingInput, uploadMetadataInput } from './recording.input.ts';

const takeId = '0193a1de-7a10-7c3a-9f7e-5d1f4a3b2c1d';

describe('what an upload says of itself', () => {
  it('needs a kind and a take; the rest has a default', () => {
    expect(uploadMetadataInput.parse({ kind: 'VOICE', takeId })).toEqual({
      kind: 'VOICE',
      origin: 'uploaded',
      takeId,
      title: '',
      filename: '',
      filetype: '',
    });
    expect(uploadMetadataInput.safeParse({ kind: 'voice', takeId }).success).toBe(false);
    expect(uploadMetadataInput.safeParse({ kind: 'VOICE', takeId: '1' }).success).toBe(false);
    expect(uploadMetadataInput.safeParse({ kind: 'VOICE' }).success).toBe(false);
  });

  it('gives text that a database and a header can hold, or a refusal, for any input', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        (title, filename) => {
          const parsed = uploadMetadataInput.safeParse({ kind: 'FILE', takeId, title, filename });
          if (!parsed.success) return;
          for (const text of [parsed.data.title, parsed.data.filename]) {
            expect(text.isWellFormed()).toBe(true);
            expect(text).not.toMatch(/\p{Cc}/u);
          }
        },
      ),
    );
  });

  it('names what has no title after its file, or after its kind when it was recorded', () => {
    const upload = { kind: 'VOICE', title: '', filename: 'grandma.m4a' } as const;
    expect(titleFor({ ...upload, origin: 'uploaded' })).toBe('grandma');
    expect(titleFor({ ...upload, origin: 'recorded' })).toBe('Voice recording');
    expect(titleFor({ ...upload, origin: 'uploaded', title: 'For Ana' })).toBe('For Ana');
    expect(titleFor({ ...upload, origin: 'uploaded', filename: '.m4a' })).toBe('Voice recording');
  });
});

describe('a change to a recording', () => {
  it('keeps what is left out, and refuses an end before its start', () => {
    expect(updateRecordingInput.parse({ title: ' For\nAna ' })).toEqual({ title: 'For Ana' });
    expect(updateRecordingInput.parse({ trimStartMs: null })).toEqual({ trimStartMs: null });
    for (const [trimStartMs, trimEndMs] of [
      [500, 500],
      [900, 100],
      [undefined, 0],
      [-1, 10],
      [0.5, 10],
    ]) {
      expect(updateRecordingInput.safeParse({ trimStartMs, trimEndMs }).success).toBe(false);
    }
  });
});
