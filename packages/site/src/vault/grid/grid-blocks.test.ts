import { describe, expect, it } from 'vitest';
import { GridBlocks, type BlockSource, type GridItem } from './grid-blocks.ts';

const item = (id: string): GridItem => ({
  ...{ id, kind: 'PHOTO', title: id, durationMs: null, facts: null, forms: null },
});

/** Answers when the test says so, and remembers what was asked. */
function source() {
  const asked: string[] = [];
  const open: { answer: () => void; fail: () => void }[] = [];
  const of: BlockSource = {
    marks: (month) => {
      asked.push(`marks ${month}`);
      return Promise.resolve(['mark 1', 'mark 2']);
    },
    block: (month, after) => {
      const name = `${month} after ${after}`;
      asked.push(name);
      return new Promise((fulfil, reject) => {
        const answer = () => fulfil([item(name)]);
        open.push({ answer, fail: () => reject(new TypeError('no line')) });
      });
    },
  };
  const settled = () => new Promise((next) => setTimeout(next));
  return { asked, open, of, settled };
}

describe('the blocks of a grid', () => {
  it('are read once, two at a time, a later one from its mark on', async () => {
    const { asked, open, of, settled } = source();
    const blocks = new GridBlocks(of);
    const wanted = [0, 1, 2].map((block) => ({ month: '2019', block }));
    blocks.want(wanted);
    blocks.want(wanted);
    await settled();
    expect(asked.toSorted()).toEqual(['2019 after mark 1', '2019 after null', 'marks 2019']);
    open[0]?.answer();
    await settled();
    expect(asked.slice(3)).toEqual(['2019 after mark 2']);
    expect(blocks.itemAt('2019', 0)?.id).toBe('2019 after null');
    expect(blocks.itemAt('2019', 100)).toBeUndefined();
    open[1]?.answer();
    await settled();
    expect(blocks.itemAt('2019', 100)?.id).toBe('2019 after mark 1');
    expect(blocks.placeOf('2019 after mark 1')).toEqual({ month: '2019', at: 100 });
  });

  it('that are no longer in view are not read', async () => {
    const { asked, open, of, settled } = source();
    const blocks = new GridBlocks(of);
    blocks.want(['a', 'b', 'c'].map((month) => ({ month, block: 0 })));
    await settled();
    blocks.want([{ month: 'd', block: 0 }]);
    open[0]?.answer();
    await settled();
    expect(asked).toEqual(['a after null', 'b after null', 'd after null']);
  });

  it('are forgotten when there are too many, those in view last', async () => {
    const { open, of, settled } = source();
    const blocks = new GridBlocks(of);
    for (let at = 0; at < 60; at += 1) {
      blocks.want([
        { month: 'kept', block: 0 },
        { month: `m${at}`, block: 0 },
      ]);
      await settled();
      for (const { answer } of open) answer();
      await settled();
    }
    expect(blocks.size).toBe(40);
    expect(blocks.itemAt('kept', 0)).toBeDefined();
    expect(blocks.itemAt('m0', 0)).toBeUndefined();
    expect(blocks.itemAt('m59', 0)).toBeDefined();
  });

  it('are not asked for again and again without a line, until somebody says so', async () => {
    const { asked, open, of, settled } = source();
    const blocks = new GridBlocks(of);
    blocks.want([{ month: 'a', block: 0 }]);
    await settled();
    open[0]?.fail();
    await settled();
    expect(blocks.failed).toBe(true);
    blocks.want([{ month: 'a', block: 0 }]);
    await settled();
    expect(asked).toHaveLength(1);
    blocks.retry();
    await settled();
    open[1]?.answer();
    await settled();
    expect(blocks.failed).toBe(false);
    expect(blocks.itemAt('a', 0)).toBeDefined();
  });

  it('come with the page at first, and the rest of a month is read', async () => {
    const { asked, of, settled } = source();
    const blocks = new GridBlocks(of);
    blocks.seed('all', [item('1')], true);
    blocks.seed('begun', [item('2')], false);
    blocks.want(['all', 'begun'].map((month) => ({ month, block: 0 })));
    await settled();
    expect(asked).toEqual(['begun after null']);
    expect(blocks.itemAt('begun', 0)?.id).toBe('2');
  });

  it('are read afresh after a change, and an answer from before it is dropped', async () => {
    const { asked, open, of, settled } = source();
    const blocks = new GridBlocks(of);
    blocks.want([{ month: 'a', block: 0 }]);
    await settled();
    blocks.clear();
    await settled();
    open[0]?.answer();
    await settled();
    expect(blocks.itemAt('a', 0)).toBeUndefined();
    expect(asked).toEqual(['a after null', 'a after null']);
  });
});
