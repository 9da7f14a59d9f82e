import { load, requestText } from './harness/load.ts';
import { startProduct } from './harness/product.ts';
import { startReference } from './harness/reference.ts';
import { median, verdict } from './harness/verdict.ts';
import { sized } from './harness/size.ts';

/** A public page to a visitor, beside a bare node:http server that answers the same bytes. */
const product = await startProduct();
const path = '/about';
const asked = { 'accept-encoding': 'br' };
const page = await fetch(product.origin + path, { headers: asked });
const shape = await rawAnswer(product.port, requestText('GET', path, asked));
const bare = await startReference('bare-page.ts', {
  BODY: shape.body.toString('base64'),
  HEADERS: JSON.stringify(shape.headers),
});
const request = requestText('GET', path, asked);
await load(product.port, request, { seconds: 2 });
await load(bare.port, request, { seconds: 2 });
const rounds = [];
for (let round = 0; round < sized(5, 1); round += 1) {
  const ours = await measured(product.port, product.serverCpu);
  const theirs = await measured(bare.port, bare.cpu);
  rounds.push({ ours, theirs });
}
const ours = rounds.map((round) => round.ours.perSecond);
const theirs = rounds.map((round) => round.theirs.perSecond);
console.table({
  'page from the cache': {
    'requests a second': Math.round(median(ours)),
    'µs of CPU a request': Math.round(median(rounds.map((round) => round.ours.cpuMicros))),
  },
  'bare node:http': {
    'requests a second': Math.round(median(theirs)),
    'µs of CPU a request': Math.round(median(rounds.map((round) => round.theirs.cpuMicros))),
  },
});
console.log(`${path}: ${page.status}, ${shape.body.length} bytes (${page.headers.get('etag')})`);
verdict('requests a second against a bare server', median(ours) / median(theirs), { min: 0.7 });
await bare.stop();
await product.stop();

async function measured(port: number, cpu: () => number) {
  const before = cpu();
  const { requests, seconds } = await load(port, request, { seconds: 2 });
  return { perSecond: requests / seconds, cpuMicros: ((cpu() - before) * 1e6) / requests };
}

async function rawAnswer(port: number, text: string) {
  const { connect } = await import('node:net');
  const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(text));
  const chunks: Buffer[] = [];
  let whole = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    whole = Buffer.concat(chunks);
    const end = whole.indexOf('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(whole.subarray(0, end).toString())?.[1]);
    if (end > 0 && whole.length >= end + 4 + length) break;
  }
  const end = whole.indexOf('\r\n\r\n');
  const lines = whole.subarray(0, end).toString('latin1').split('\r\n').slice(1);
  const headers = Object.fromEntries(
    lines
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
      .filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name ?? '')),
  );
  return { body: whole.subarray(end + 4), headers };
}
