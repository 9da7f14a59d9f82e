import { expect, it } from 'vitest';
import { PieceSize } from './piece-size.ts';

const KB = 1024;

it('grows on a fast line to 8 MB, and not because of small requests', () => {
  const size = new PieceSize();
  size.took(20, 3 * KB);
  expect(size.bytes).toBe(512 * KB);
  for (let round = 0; round < 9; round += 1) size.took(200, size.bytes);
  expect(size.bytes).toBe(8 * KB * KB);
});

it('shrinks on a slow or broken line to 32 KB', () => {
  const size = new PieceSize();
  size.took(9000, size.bytes);
  expect(size.bytes).toBe(256 * KB);
  for (let round = 0; round < 9; round += 1) size.shrink();
  expect(size.bytes).toBe(32 * KB);
});

it('stays as it is in between', () => {
  const size = new PieceSize();
  size.took(4000, size.bytes);
  expect(size.bytes).toBe(512 * KB);
});
