/** A key for a new draft; not of `randomUUID`, which plain http has not. */
export const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');
