import { EventEmitter } from 'node:events';
import fc from 'fast-check';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { CopyRows, type CopyOptions } from '#platform/database/copy-rows.ts';

/** A message of the protocol: its type, its length, its content. */
function message(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.write(type, 'latin1');
  header.writeUInt32BE(content.length + 4, 1);
  return Buffer.concat([header, content]);
}

/** What a server sends for these rows, a notice among them, in blocks that are cut anywhere. */
function blocksOf(rows: readonly Buffer[], noticeAt: number, cuts: readonly number[]): Buffer[] {
  const messages = rows.map((row) => message('d', Buffer.concat([row, Buffer.from('\n')])));
  messages.splice(noticeAt % (rows.length + 1), 0, message('N', Buffer.from('a notice')));
  const sent = Buffer.concat([
    message('H', Buffer.alloc(3)),
    ...messages,
    message('c', Buffer.alloc(0)),
  ]);
  const places = [...new Set(cuts.map((cut) => cut % sent.length))].sort((a, b) => a - b);
  return [...places, sent.length].map((end, index) =>
    Buffer.from(sent.subarray(places[index - 1] ?? 0, end)),
  );
}

/** Plays the blocks to a copy, and keeps what it leaves to the connection. */
async function play(blocks: readonly Buffer[], options: CopyOptions) {
  const left: Buffer[] = [];
  const socket = Object.assign(new EventEmitter(), {
    pause: () => undefined,
    resume: () => undefined,
  });
  socket.on('data', (block: Buffer) => left.push(block));
  const copy = new CopyRows('copy', options);
  // The part of a connection that a copy touches.
  copy.submit({ stream: socket, query: () => undefined } as unknown as pg.Connection);
  for (const block of blocks) socket.emit('data', block);
  copy.handleCommandComplete();
  copy.handleReadyForQuery();
  const got: Buffer[] = [];
  for await (const piece of copy as AsyncIterable<Buffer>) got.push(piece);
  return { got: Buffer.concat(got), left: Buffer.concat(left), rows: copy.rows, socket };
}

const someRows = fc.array(
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  { maxLength: 30 },
);
const cuts = fc.array(fc.nat(4000), { maxLength: 60 });

describe('what a COPY gives', () => {
  it.each([
    { crlf: true, end: '\r\n' },
    { crlf: false, end: '\n' },
  ])('is every row, ended as asked (%o), however the line cuts it', async ({ crlf, end }) => {
    await fc.assert(
      fc.asyncProperty(someRows, fc.nat(50), cuts, async (rows, noticeAt, places) => {
        const blocks = blocksOf(rows, noticeAt, places);
        const { got, left, rows: counted } = await play(blocks, { crlf });
        const wanted = rows.flatMap((row) => [row, Buffer.from(end)]);
        expect(got.equals(Buffer.concat(wanted))).toBe(true);
        expect(counted).toBe(rows.length);
        const others = [
          message('H', Buffer.alloc(3)),
          message('N', Buffer.from('a notice')),
          message('c', Buffer.alloc(0)),
        ];
        expect(left.equals(Buffer.concat(others))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('goes after the prefix, and gives the connection its socket back', async () => {
    const { got, left, socket } = await play(blocksOf([Buffer.from('a')], 0, []), {
      prefix: Buffer.from('BOM'),
    });
    expect(got.toString()).toBe('BOMa\n');
    socket.emit('data', Buffer.from('next'));
    expect(left.toString('latin1')).toContain('a notice');
    expect(socket.listenerCount('data')).toBe(1);
  });

  it('fails when another number of rows came through than was announced', async () => {
    const blocks = blocksOf([Buffer.from('a'), Buffer.from('b')], 0, []);
    await expect(play(blocks, { expectedRows: 3 })).rejects.toThrow('2 rows came through, not 3');
  });
});
