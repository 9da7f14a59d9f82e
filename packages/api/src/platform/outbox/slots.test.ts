import { expect, test } from 'vitest';
import { Slots } from '#platform/outbox/slots.ts';

test('a batch waits for as many free slots as it has items, and no later one overtakes it', async () => {
  const slots = new Slots(20);
  const begun: string[] = [];
  const begin = (name: string, count: number) => slots.take(count).then(() => begun.push(name));
  const asked = [begin('first', 10), begin('second', 10), begin('large', 15), begin('small', 5)];
  await Promise.all(asked.slice(0, 2));
  expect(begun).toEqual(['first', 'second']);
  slots.giveBack(10);
  // Fifteen are not free yet, and the small one came later.
  await Promise.resolve();
  expect(begun).toEqual(['first', 'second']);
  slots.giveBack(10);
  await Promise.all(asked);
  expect(begun).toEqual(['first', 'second', 'large', 'small']);
});
