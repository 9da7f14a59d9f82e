/** What the API says about files that a family brings in. */
export const arrivalWords = {
  factsInvalid: 'This date or place does not exist',
  digestInvalid: 'A SHA-256 has 64 digits of 0-9 and a-f',
  tooManyDigests: (most: number) => `Please ask for at most ${most} files at once`,
} as const;
