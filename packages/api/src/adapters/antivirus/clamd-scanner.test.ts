import { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ClamdScanner } from '#adapters/antivirus/clamd-scanner.ts';
import { ScriptedClamd } from '#adapters/antivirus/testing/scripted-clamd.ts';

const clamd = await ScriptedClamd.start();
const scanner = new ClamdScanner(clamd.address);
afterAll(() => clamd.stop());
beforeEach(() => {
  clamd.mostBytes = Infinity;
  clamd.scanned.length = 0;
});

const inPieces = (...pieces: (string | Buffer)[]) =>
  Readable.from(pieces.map((piece) => Buffer.from(piece)));

test('a file is scanned whole, and a finding has its name', async () => {
  const large = Buffer.alloc(3_000_000, 'a');
  expect(await scanner.scan(inPieces(large, '', 'the end'))).toBeNull();
  expect(clamd.scanned[0]?.equals(Buffer.concat([large, Buffer.from('the end')]))).toBe(true);
  expect(await scanner.scan(inPieces('some MAL', 'WARE'))).toBe('Test-Signature');
  expect(await scanner.scan(inPieces())).toBeNull();
  expect(await scanner.version()).toMatch(/^ClamAV/);
});

test('a file that was not scanned to its end counts as not scanned', async () => {
  clamd.mostBytes = 10;
  await expect(scanner.scan(inPieces('more than ten bytes'))).rejects.toThrow(
    'size limit exceeded',
  );
  async function* broken() {
    yield Buffer.from('half');
    await Promise.resolve();
    throw new Error('the storage is away');
  }
  await expect(scanner.scan(broken())).rejects.toThrow('the storage is away');
  const nobody = new ClamdScanner({ host: '127.0.0.1', port: 1 });
  await expect(nobody.scan(inPieces('x'))).rejects.toThrow('ECONNREFUSED');
});
