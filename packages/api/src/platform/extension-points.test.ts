import { expect, test } from 'vitest';
import { defineExtensionPoint, Extensions } from '#platform/extension-points.ts';

test('handlers are found at their own point, in the order of the features', () => {
  const asked = defineExtensionPoint<() => string>('asked');
  const other = defineExtensionPoint<() => string>('asked');
  const extensions = new Extensions([
    asked.with(() => 'first'),
    other.with(() => 'of another'),
    asked.with(() => 'second'),
  ]);
  expect(extensions.of(asked).map((handler) => handler())).toEqual(['first', 'second']);
  expect(extensions.of(other).map((handler) => handler())).toEqual(['of another']);
});

test('a point without implementations has no handlers', () => {
  expect(new Extensions([]).of(defineExtensionPoint('unused'))).toEqual([]);
});
