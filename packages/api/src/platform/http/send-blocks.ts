import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { isMarkedAsUntransferable } from 'node:worker_threads';
import type { FastifyReply } from 'fastify';

/**
 * Answers with a long stream of blocks, each the only one of its memory and used up here: it is given back
 * as soon as a block is on its way. Left to the garbage collector, which does not see how much it could free,
 * a hundred megabytes pass before the first is freed. The stream ends with the answer, however that
 * ends; a stream that fails breaks the connection, so that nobody takes half for the whole.
 */
export async function sendBlocks(reply: FastifyReply, blocks: Readable): Promise<FastifyReply> {
  const answer = reply.raw;
  reply.hijack();
  answer.once('close', () => blocks.destroy());
  answer.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>);
  try {
    for await (const block of blocks as AsyncIterable<Buffer<ArrayBuffer>>) {
      const room = answer.write(block, () => letGo(block));
      if (!room) await drained(answer);
    }
    answer.end();
  } catch {
    answer.destroy();
  }
  return reply;
}

function drained(answer: ServerResponse): Promise<void> {
  return new Promise((fulfil) => {
    if (answer.destroyed) fulfil();
    const done = () => {
      answer.off('drain', done).off('close', done);
      fulfil();
    };
    answer.once('drain', done).once('close', done);
  });
}

function letGo(block: Buffer<ArrayBuffer>): void {
  // Small blocks are slices of Node's pool, whose memory cannot be detached: to try would throw,
  // outside of any request, and end the process. The length says nothing: what was taken out of a
  // block leaves a shorter one that owns the whole.
  if (!isMarkedAsUntransferable(block.buffer)) block.buffer.transfer(0);
}
