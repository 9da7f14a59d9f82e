import { InferenceSession, Tensor } from 'onnxruntime-node';
import tokenizer from 'llama-tokenizer-js';
import { sampleRate } from '#adapters/speech/sample-blocks.ts';

/** Of the base model. */
const layers = 8;
const heads = 8;
const headSize = 52;
const startToken = 1;
const endToken = 2;
/** Faster speech does not exist; a model that repeats itself is stopped here. */
const tokensPerSecond = 6;
/** A short word takes as many tokens as a long one. */
const fewestTokens = 8;

/** What the model makes of one stretch of speech. */
export interface Reading {
  readonly text: string;
  readonly tokens: number;
  /** Sum of the natural logarithms of the probabilities of its tokens. */
  readonly logProbability: number;
  /** It was stopped, because it did not come to an end. */
  readonly endless: boolean;
}

/** Moonshine (base, English, quantized): an encoder, and a decoder that gives one token at a time. */
export class Moonshine {
  readonly #encoder: InferenceSession;
  readonly #decoder: InferenceSession;

  private constructor(encoder: InferenceSession, decoder: InferenceSession) {
    this.#encoder = encoder;
    this.#decoder = decoder;
  }

  static async load(files: { encoder: string; decoder: string }): Promise<Moonshine> {
    // Threads of its own would wait for each other busily: one is as fast, and leaves cores to pages.
    const options = { intraOpNumThreads: 1, interOpNumThreads: 1 };
    // The encoder runs once a stretch; an arena would stay as large as its longest one.
    const encoder = await InferenceSession.create(files.encoder, {
      ...options,
      enableCpuMemArena: false,
    });
    return new Moonshine(encoder, await InferenceSession.create(files.decoder, options));
  }

  /** @param samples at most 30 s */
  async read(samples: Float32Array): Promise<Reading> {
    const encoded = await this.#encoder.run({
      input_values: new Tensor('float32', samples, [1, samples.length]),
    });
    const states = outputOf(encoded, 'last_hidden_state');
    const most = Math.max(fewestTokens, Math.ceil((samples.length / sampleRate) * tokensPerSecond));
    const tokens = [startToken];
    let past = emptyPast();
    let logProbability = 0;
    let endless = true;
    while (endless && tokens.length <= most) {
      const isFirst = tokens.length === 1;
      const outputs = await this.#decoder.run(
        {
          input_ids: new Tensor('int64', BigInt64Array.from([BigInt(tokens.at(-1) ?? 0)]), [1, 1]),
          encoder_hidden_states: states,
          use_cache_branch: new Tensor('bool', [!isFirst], [1]),
          ...past,
        },
        isFirst ? firstOutputs : laterOutputs,
      );
      const best = likeliest(outputOf(outputs, 'logits').data as Float32Array);
      logProbability += best.logProbability;
      if (best.token === endToken) endless = false;
      else tokens.push(best.token);
      past = nextPast(past, outputs);
    }
    const text = tokenizer.decode(tokens).trim();
    return { text, tokens: tokens.length, logProbability, endless };
  }
}

type Past = Record<string, Tensor>;

const pastNames = Array.from({ length: layers }, (_, layer) =>
  ['decoder', 'encoder'].flatMap((of) => ['key', 'value'].map((what) => `${layer}.${of}.${what}`)),
).flat();

/** What the encoder gave is computed in the first step and stays. */
const firstOutputs = ['logits', ...pastNames.map((name) => `present.${name}`)];
const laterOutputs = firstOutputs.filter((name) => !name.includes('encoder'));

function emptyPast(): Past {
  const nothing = () => new Tensor('float32', new Float32Array(), [0, heads, 1, headSize]);
  return Object.fromEntries(pastNames.map((name) => [`past_key_values.${name}`, nothing()]));
}

function nextPast(past: Past, outputs: InferenceSession.OnnxValueMapType): Past {
  const next = { ...past };
  for (const name of pastNames) {
    const present = `present.${name}`;
    if (present in outputs) next[`past_key_values.${name}`] = outputOf(outputs, present);
  }
  return next;
}

function outputOf(outputs: InferenceSession.OnnxValueMapType, name: string): Tensor {
  const value = outputs[name];
  if (!(value instanceof Tensor)) throw new Error(`the model gives no ${name}`);
  return value;
}

function likeliest(logits: Float32Array): { token: number; logProbability: number } {
  let token = 0;
  let best = -Infinity;
  for (let at = 0; at < logits.length; at += 1) {
    const value = logits[at] ?? -Infinity;
    if (value > best) {
      best = value;
      token = at;
    }
  }
  let sum = 0;
  for (const value of logits) sum += Math.exp(value - best);
  return { token, logProbability: -Math.log(sum) };
}
