/** The address of the first voice of a person; null where there is none that the reader may hear. */
export function voiceOf(_id: string): Promise<string | null> {
  return Promise.resolve(null);
}
