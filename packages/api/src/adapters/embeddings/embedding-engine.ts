/** Turns short texts into vectors that lie near each other where the meaning is alike. */
export interface EmbeddingEngine {
  /** Changes with the model: vectors of two models cannot be compared. */
  readonly id: string;
  /** How many numbers a vector has. */
  readonly dimensions: number;
  /**
   * @returns a vector of length 1 for each text, in their order
   * @throws EmbeddingFailed when the engine fails; another attempt may succeed
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}

/** The engine failed, not the text. */
export class EmbeddingFailed extends Error {
  constructor(details: string, options?: ErrorOptions) {
    super(`embedding engine: ${details}`, options);
    this.name = 'EmbeddingFailed';
  }
}
