import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeSamples } from '#features/recordings/recordings/processing/decoded-samples.ts';

/** A tenth of a second each, at these places. */
const samplesAt = (places: readonly number[]) =>
  places.map((place) => ({ timestamp: place / 10, duration: 0.1, close: () => undefined }));

async function placesOf(
  decode: (from: number, turn: number) => ReturnType<typeof samplesAt>,
  end: number,
): Promise<number[]> {
  const places: number[] = [];
  let turn = 0;
  async function* turns(from: number) {
    turn += 1;
    yield* decode(from, turn);
    await Promise.resolve();
  }
  for await (const { timestamp } of wholeSamples(turns, end)) {
    places.push(Math.round(timestamp * 10));
  }
  return places;
}

test('what a decoder drops once is asked for again, and comes once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.nat(60), { minLength: 1 }),
      fc.array(fc.nat(60)),
      async (places, dropped) => {
        const recorded = places.toSorted((one, other) => one - other);
        const lost = new Set(dropped);
        const heard = await placesOf(
          (from) => {
            const given = samplesAt(
              recorded.filter((place) => place / 10 + 0.1 >= from && !lost.has(place)),
            );
            lost.clear();
            return given;
          },
          (recorded.at(-1) ?? 0) / 10 + 0.1,
        );
        expect(heard).toEqual(recorded);
      },
    ),
  );
});

test('gaps and an end that the recording itself lacks are not asked for a third time', async () => {
  let asked = 0;
  const heard = await placesOf((from) => {
    asked += 1;
    return samplesAt([0, 1, 9].filter((place) => place / 10 + 0.1 >= from));
  }, 30);
  expect(heard).toEqual([0, 1, 9]);
  expect(asked).toBe(3);
});
