/** Looks for malware in files. */
export interface VirusScanner {
  /** Name and version of the engine and its signatures. @throws when it does not answer */
  version(): Promise<string>;
  /**
   * @returns the name of what was found; null for a clean file
   * @throws when the file could not be scanned to its end
   */
  scan(content: AsyncIterable<Uint8Array>): Promise<string | null>;
}
