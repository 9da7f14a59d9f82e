/** A vector of length 1 as it is stored: a byte for each number, the largest of them 127. */
export function storedVector(vector: Float32Array): Uint8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  return new Uint8Array(
    Int8Array.from(vector, (value) => Math.round((value / largest) * 127)).buffer,
  );
}

/** For `bit(512)`: vectors that point the same way differ in few of them. */
export function signsOf(vector: Float32Array): string {
  return Array.from(vector, (value) => (value > 0 ? '1' : '0')).join('');
}

/** Cosine of the angle between a vector of length 1 and a stored one: 1 is the same meaning. */
export function likeness(vector: Float32Array, stored: Uint8Array): number {
  const bytes = new Int8Array(stored.buffer, stored.byteOffset, stored.byteLength);
  let sum = 0;
  let square = 0;
  for (const [at, value] of bytes.entries()) {
    sum += value * (vector[at] ?? 0);
    square += value * value;
  }
  return square === 0 ? 0 : sum / Math.sqrt(square);
}
