/** The shape of `breached-passwords.bloom`: 887,273 entries at a false-positive rate of 0.017 %. */
export const breachedFilter = { bytes: 2_000_000, hashes: 13, minimumLength: 6 } as const;
