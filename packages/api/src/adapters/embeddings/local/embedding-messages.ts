/** What the process with the model is asked, one at a time. */
export interface EmbeddingRequest {
  readonly texts: readonly string[];
}

export type EmbeddingReport =
  | { readonly kind: 'vectors'; readonly vectors: readonly Float32Array[] }
  | { readonly kind: 'failed'; readonly error: string };
