import sharp from 'sharp';

const columns = 9;
const rows = 8;
/** Grays that differ by less than this are the same but for noise. */
const leastStep = 2;
/**
 * A picture without a shape (a white page, a few lines on one, a fog) has the bits of its noise, so that
 * it would look like every other one. Half of the steps of a picture with a shape are more than noise.
 */
const leastSteps = 32;
/** Nor is a sky a shape, whose steps all go one way. */
const leastTurns = 4;

/**
 * A difference hash of 64 bits as 16 hexadecimal digits: whether each gray of a picture of 9 by 8 is
 * brighter than the one left of it. Pictures that were resized, compressed again or cropped a little
 * differ in a few bits.
 * @returns null for a picture without a shape
 */
export async function likenessOf(picture: Buffer): Promise<string | null> {
  const grays = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize({ width: columns, height: rows, fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer();
  let [bits, steps, brighter] = [0n, 0, 0];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 1; column < columns; column += 1) {
      const at = row * columns + column;
      const step = (grays[at] ?? 0) - (grays[at - 1] ?? 0);
      if (Math.abs(step) >= leastStep) steps += 1;
      if (step > 0) brighter += 1;
      bits = (bits << 1n) | (step > 0 ? 1n : 0n);
    }
  }
  const turns = Math.min(brighter, rows * (columns - 1) - brighter);
  if (steps < leastSteps || turns < leastTurns) return null;
  return bits.toString(16).padStart(16, '0');
}
