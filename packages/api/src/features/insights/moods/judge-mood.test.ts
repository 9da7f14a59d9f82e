import { moods, type MoodName } from '@infinite/schema/catalogue/moods';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalEmbeddingEngine } from '#adapters/embeddings/local/local-embedding-engine.ts';
import { sentences } from '#adapters/speech/testing/speech-clips.ts';
import {
  examplesWith,
  exampleTexts,
  judgePassage,
  judgeRecording,
  type MoodExample,
} from '#features/insights/moods/judge-mood.ts';
import { told } from '#features/insights/moods/testing/told.ts';
import { valenceOf } from '#features/insights/moods/valence.ts';
import { storedVector } from '#features/vault/meaning/index.ts';

type Label = MoodName | 'UNCLEAR';

const engine = new LocalEmbeddingEngine();
let examples: readonly MoodExample[];
beforeAll(async () => {
  examples = examplesWith(await engine.embed(exampleTexts));
});
afterAll(() => engine.close());

async function judge(texts: readonly string[]): Promise<Label[]> {
  const vectors = await engine.embed(texts);
  return vectors.map(
    (vector, at) =>
      judgePassage(examples, {
        vector: storedVector(vector),
        valence: valenceOf(texts[at] ?? ''),
      }) ?? 'UNCLEAR',
  );
}

describe('the mood of what is said', () => {
  it('is hardly ever a wrong one: where it is not sure, it says nothing', async () => {
    const labels: readonly Label[] = [...moods, 'UNCLEAR'];
    const counts = new Map<string, number>();
    let [all, right, wrong] = [0, 0, 0];
    for (const label of labels) {
      for (const said of await judge(told[label])) {
        counts.set(`${label} ${said}`, (counts.get(`${label} ${said}`) ?? 0) + 1);
        if (label !== 'UNCLEAR') all += 1;
        if (said === label && label !== 'UNCLEAR') right += 1;
        if (said !== label && said !== 'UNCLEAR') wrong += 1;
      }
    }
    const rows = labels.map((label) => [
      label,
      Object.fromEntries(labels.map((said) => [said, counts.get(`${label} ${said}`) ?? 0])),
    ]);
    console.table(Object.fromEntries(rows));
    console.info(`moods: ${right} of ${all} right, ${wrong} suggestions wrong, the others unclear`);
    expect(wrong).toBeLessThanOrEqual(2);
    expect(right).toBeGreaterThanOrEqual(28);
  });

  it('is not found in a novel read aloud', async () => {
    const said = await judge(sentences.map(({ text }) => text));
    console.info(`moods of ${said.length} sentences of a novel: ${said.join(', ')}`);
    expect(judgeRecording(said.map((each) => (each === 'UNCLEAR' ? null : each)))).toBeNull();
  });
});

describe('the mood of a recording', () => {
  it('is the one of enough of its passages, and of twice as many as any other', () => {
    expect(judgeRecording(['SAD', null, 'SAD', null])).toBe('SAD');
    expect(judgeRecording(['SAD', null, null, null, null])).toBeNull();
    expect(judgeRecording(['SAD', 'SAD', 'FUNNY'])).toBe('SAD');
    expect(judgeRecording(['SAD', 'FUNNY'])).toBeNull();
    expect(judgeRecording([null])).toBeNull();
    expect(judgeRecording([])).toBeNull();
  });
});
