import { createHash, randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TakeJournal } from './journal.ts';
import { proveSentTakes, proveTake, type ProofOptions } from './prove-take.ts';
import type { Take } from './take.ts';

const sound = Uint8Array.from({ length: 3_000_000 }, (_, index) => index % 251);
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The journal of one device, in memory. */
class MemoryJournal implements TakeJournal {
  readonly takes = new Map<string, Take>();

  async read(_takeId: string, offset: number, atMost: number): Promise<Blob> {
    return new Blob([sound.slice(offset, offset + atMost)]);
  }
  async take(takeId: string): Promise<Take | undefined> {
    return this.takes.get(takeId);
  }
  async takesOf(memberId: string): Promise<Take[]> {
    return [...this.takes.values()].filter((take) => take.memberId === memberId);
  }
  async change(takeId: string, change: Partial<Take>): Promise<void> {
    const take = this.takes.get(takeId);
    if (take) this.takes.set(takeId, { ...take, ...change });
  }
  async remove(takeId: string): Promise<void> {
    this.takes.delete(takeId);
  }
}

interface Operation {
  operationName: string;
  variables: { id: string; input?: { title?: string } };
}

/** The far side: uploads by the client's id of the take, each a recording, and what is said of it. */
class Server {
  readonly uploads: string[] = [];
  readonly described: Operation['variables'][] = [];
  readonly #digestOf: (recordingId: string) => string | null;

  constructor(digestOf: (recordingId: string) => string | null) {
    this.#digestOf = digestOf;
  }

  readonly fetch = async (url: string, request: RequestInit): Promise<Response> => {
    if (url === '/graphql') return this.#answer(JSON.parse(String(request.body)) as Operation);
    const headers = new Headers(request.headers);
    if (request.method === 'POST') {
      const takeId = /takeId (\S+?)(,|$)/.exec(headers.get('Upload-Metadata') ?? '')?.[1] ?? '';
      this.uploads.push(atob(takeId));
      const location = `http://site/media/uploads/again-${this.uploads.length}`;
      return new Response(null, { status: 201, headers: { Location: location } });
    }
    if (request.method === 'HEAD') {
      const stands = { 'Upload-Offset': `${sound.length}`, 'Upload-Length': `${sound.length}` };
      return new Response(null, { headers: stands });
    }
    throw new Error(`${request.method} ${url}`);
  };

  #answer({ operationName, variables }: Operation): Response {
    if (operationName === 'RecordingDigest') {
      const sha256 = this.#digestOf(variables.id);
      return Response.json({ data: { recording: sha256 === 'gone' ? null : { sha256 } } });
    }
    if (operationName !== 'UpdateRecording') throw new Error(operationName);
    this.described.push(variables);
    return Response.json({ data: { updateRecording: { id: variables.id } } });
  }
}

function sentTake(): Take {
  return {
    id: randomUUID(),
    memberId: 'ann',
    kind: 'VOICE',
    mimeType: 'audio/webm',
    startedAt: 0,
    updatedAt: 0,
    elapsedMs: 1000,
    bytes: sound.length,
    loudest: 50,
    finished: true,
    uploadUrl: 'http://site/media/uploads/first',
    sentAs: 'first',
    title: 'Harbour',
    note: '',
    trimStartMs: null,
    trimEndMs: null,
  };
}

function proof(digestOf: (recordingId: string) => string | null) {
  const journal = new MemoryJournal();
  const take = sentTake();
  journal.takes.set(take.id, take);
  const server = new Server(digestOf);
  vi.stubGlobal('fetch', server.fetch);
  const onMismatch = vi.fn<() => void>();
  const onSentAgain = vi.fn<(recordingId: string) => void>();
  const options: ProofOptions = {
    journal,
    endpoint: 'http://site/media/uploads',
    memberId: 'ann',
    onSignInNeeded: async () => undefined,
    onMismatch,
    onSentAgain,
    pause: async () => undefined,
  };
  return { journal, take, server, onMismatch, onSentAgain, options };
}

afterEach(() => void vi.unstubAllGlobals());

describe('D3: the copy of a sent take', () => {
  it('goes once the server has returned the same SHA-256 of the whole', async () => {
    const { options, take, journal, onMismatch } = proof(() => digest(sound));
    expect(await proveTake(options, take)).toBe('proven');
    expect(journal.takes.size).toBe(0);
    expect(onMismatch).not.toHaveBeenCalled();
  });

  it('stays while the server has not said, and is proven on a later visit', async () => {
    let known: string | null = null;
    const { options, take, journal } = proof(() => known);
    expect(await proveTake(options, take)).toBe('pending');
    expect(journal.takes.get(take.id)?.sentAs).toBe('first');
    known = digest(sound);
    await proveSentTakes(options);
    expect(journal.takes.size).toBe(0);
  });

  it('is sent afresh, with its title, when the server has other bytes, and goes once those are right', async () => {
    const altered = digest(sound.subarray(1));
    const { options, take, journal, server, ...seen } = proof((recordingId) =>
      recordingId === 'first' ? altered : digest(sound),
    );
    expect(await proveTake(options, take)).toBe('proven');
    expect(seen.onMismatch).toHaveBeenCalledOnce();
    expect(server.uploads).toHaveLength(1);
    // Under an id of its own: under the old one the server would find the altered upload again.
    expect(server.uploads).not.toContain(take.id);
    expect(server.described).toEqual([
      { id: 'again-1', input: expect.objectContaining({ title: 'Harbour' }) },
    ]);
    expect(seen.onSentAgain).toHaveBeenCalledWith('again-1');
    expect(journal.takes.size).toBe(0);
  });

  it('stays whatever happens while the server never has the same', async () => {
    const { options, take, journal } = proof(() => digest(sound.subarray(1)));
    expect(await proveTake(options, take)).toBe('different');
    expect(journal.takes.has(take.id)).toBe(true);
  });

  it('is offered again when the recording is gone', async () => {
    const { options, take, journal } = proof(() => 'gone');
    expect(await proveTake(options, take)).toBe('pending');
    expect(journal.takes.get(take.id)).toMatchObject({ sentAs: null, uploadUrl: null });
  });
});
