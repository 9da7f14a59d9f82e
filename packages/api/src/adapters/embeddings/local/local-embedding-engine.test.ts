import process from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';
import { EmbeddingFailed } from '#adapters/embeddings/embedding-engine.ts';
import { LocalEmbeddingEngine } from './local-embedding-engine.ts';

const engine = new LocalEmbeddingEngine();
afterAll(() => engine.close());

const likeness = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

describe('the embedding engine', () => {
  it('puts texts of one meaning near each other, each a vector of length 1', async () => {
    const [one, same, other] = await engine.embed([
      'The boat had a leak and took in water.',
      'Our ship was sinking.',
      'We baked a cake for her birthday.',
    ]);
    if (!one || !same || !other) throw new Error('there are three');
    expect([one.length, same.length]).toEqual([engine.dimensions, engine.dimensions]);
    expect(likeness(one, one)).toBeCloseTo(1, 3);
    expect(likeness(one, same)).toBeGreaterThan(likeness(one, other) + 0.1);
  });

  it('takes anything for a text, and calls one after another', async () => {
    const texts = ['', ' ', '\u0000', '🦆', 'x'.repeat(5000), 'שלום'];
    const [all, none] = await Promise.all([engine.embed(texts), engine.embed([])]);
    expect(all.map(({ length }) => length)).toEqual(texts.map(() => engine.dimensions));
    expect(all.flatMap((vector) => [...vector]).every(Number.isFinite)).toBe(true);
    expect(none).toEqual([]);
  });

  it('fails one call when its process is killed, and starts another', async () => {
    await engine.embed(['warm']);
    const { pid } = engine;
    if (pid === undefined) throw new Error('there is no process');
    const failing = expect(
      engine.embed(Array.from({ length: 400 }, () => 'a longer text')),
    ).rejects;
    queueMicrotask(() => process.kill(pid, 'SIGKILL'));
    await failing.toThrow(EmbeddingFailed);
    expect((await engine.embed(['again'])).length).toBe(1);
    expect(engine.pid).not.toBe(pid);
  });

  it('ends its process when it is idle', async () => {
    const short = new LocalEmbeddingEngine({ idleMs: 1 });
    await short.embed(['one']);
    await expect.poll(() => short.pid).toBeUndefined();
  });
});
