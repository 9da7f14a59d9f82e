import type { Config } from '#config/config.ts';
import type { EmbeddingEngine } from '#adapters/embeddings/embedding-engine.ts';
import { LocalEmbeddingEngine } from '#adapters/embeddings/local/local-embedding-engine.ts';

/** The engine that is configured; null where nothing is searched by meaning. */
export function embeddingsFor({ meaning }: Pick<Config, 'meaning'>): EmbeddingEngine | null {
  return meaning ? new LocalEmbeddingEngine() : null;
}
