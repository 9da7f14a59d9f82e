import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Temporal } from 'temporal-polyfill';
import {
  BlobMissing,
  checkKey,
  type BlobReader,
  type BlobStore,
  type ListedBlob,
} from '#adapters/storage/port.ts';
import type { S3Address } from '#adapters/storage/s3-address.ts';

/** Sent at a time; memory of one upload is two of them. S3 takes at most 10,000 parts: 80 GB. */
const partBytes = 8 * 1024 * 1024;
const removedAtOnce = 8;

/**
 * Objects in a bucket of an S3-shaped service, which any number of machines may share. An object
 * appears when its upload is complete, so readers never see half of one.
 */
export class S3BlobStore implements BlobStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor({ bucket, prefix, endpoint, region, credentials }: S3Address) {
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#client = new S3Client({
      region,
      // Not every service that speaks S3 knows the checksums the client would add by itself; what is
      // stored is authenticated by its seal.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      ...(credentials ? { credentials } : {}),
    });
  }

  async put(key: string, content: AsyncIterable<Uint8Array>): Promise<{ bytes: number }> {
    const sent: Sent = { bytes: 0 };
    const upload = new Upload({
      client: this.#client,
      params: { ...this.#at(key), Body: Readable.from(counted(content, sent)) },
      partSize: partBytes,
      queueSize: 2,
      // A failed upload is aborted: its parts take no space and nothing replaces the object.
      leavePartsOnError: false,
    });
    try {
      await upload.done();
    } catch (error) {
      // An error in the content is more relevant than what followed from it.
      throw sent.problem ?? error;
    }
    return { bytes: sent.bytes };
  }

  async open(key: string): Promise<BlobReader> {
    const at = this.#at(key);
    const head = await this.#client
      .send(new HeadObjectCommand(at))
      .catch((error: unknown) => failed(key, error));
    return new S3Reader(this.#client, at, key, head.ContentLength ?? 0, head.ETag);
  }

  async stat(key: string): Promise<{ bytes: number } | null> {
    try {
      const head = await this.#client.send(new HeadObjectCommand(this.#at(key)));
      return { bytes: head.ContentLength ?? 0 };
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(key))).catch((error: unknown) => {
      if (!isAbsent(error)) throw error;
    });
  }

  async removeFolder(folder: string): Promise<void> {
    checkKey(folder);
    // One by one: removing many with one request needs a checksum that not every service knows.
    let removing: Promise<void>[] = [];
    for await (const { key } of this.list(folder)) {
      removing.push(this.remove(key));
      if (removing.length < removedAtOnce) continue;
      await Promise.all(removing);
      removing = [];
    }
    await Promise.all(removing);
  }

  async *list(folder: string): AsyncGenerator<ListedBlob> {
    if (folder !== '') checkKey(folder);
    const prefix = folder === '' ? this.#prefix : `${this.#prefix}${folder}/`;
    for (let token: string | undefined, more = true; more;) {
      const page = await this.#client.send(
        new ListObjectsV2Command({
          Bucket: this.#bucket,
          Prefix: prefix,
          ...(token ? { ContinuationToken: token } : {}),
        }),
      );
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        const key = Key.slice(this.#prefix.length);
        if (key.startsWith('.') || !LastModified) continue;
        const modifiedAt = Temporal.Instant.fromEpochMilliseconds(LastModified.getTime());
        yield { key, bytes: Size, modifiedAt };
      }
      token = page.NextContinuationToken;
      more = token !== undefined;
    }
  }

  async removeUnfinished(untouchedSeconds: number): Promise<number> {
    const before = Date.now() - untouchedSeconds * 1000;
    const bucket = { Bucket: this.#bucket };
    const { Uploads = [] } = await this.#client
      .send(new ListMultipartUploadsCommand({ ...bucket, Prefix: this.#prefix }))
      .catch((error: unknown) => {
        // A service without this list cleans up unfinished uploads itself.
        if (isNotImplemented(error)) return { Uploads: [] };
        throw error;
      });
    const old = Uploads.filter(({ Initiated }) => Initiated && Initiated.getTime() < before);
    for (const { Key, UploadId } of old) {
      await this.#client.send(new AbortMultipartUploadCommand({ ...bucket, Key, UploadId }));
    }
    return old.length;
  }

  async check(): Promise<void> {
    // No key starts with a dot, so no reader sees it.
    const probe = { Bucket: this.#bucket, Key: `${this.#prefix}.probe/${randomUUID()}` };
    await this.#client.send(new PutObjectCommand({ ...probe, Body: '' }));
    await this.#client.send(new DeleteObjectCommand(probe));
  }

  /** A bucket has no size to query. */
  space(): Promise<null> {
    return Promise.resolve(null);
  }

  #at(key: string): { Bucket: string; Key: string } {
    checkKey(key);
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }
}

class S3Reader implements BlobReader {
  readonly #client: S3Client;
  readonly #at: { Bucket: string; Key: string };
  readonly #key: string;
  readonly #etag: string | undefined;
  readonly bytes: number;

  constructor(
    client: S3Client,
    at: { Bucket: string; Key: string },
    key: string,
    bytes: number,
    etag: string | undefined,
  ) {
    this.#client = client;
    this.#at = at;
    this.#key = key;
    this.bytes = bytes;
    this.#etag = etag;
  }

  async read(start: number, end: number): Promise<Buffer> {
    const last = Math.min(end, this.bytes) - 1;
    if (start > last) return Buffer.alloc(0);
    const answer = await this.#client
      .send(new GetObjectCommand({ ...this.#at, Range: `bytes=${start}-${last}` }))
      .catch((error: unknown) => failed(this.#key, error));
    // Replaced since it was opened: these bytes do not belong to those read before.
    if (answer.ETag !== this.#etag) throw new BlobMissing(this.#key);
    return Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
  }

  async close(): Promise<void> {
    await Promise.resolve();
  }
}

interface Sent {
  bytes: number;
  /** Why the content did not end. */
  problem?: unknown;
}

async function* counted(
  content: AsyncIterable<Uint8Array>,
  sent: Sent,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of content) {
      sent.bytes += piece.byteLength;
      yield piece;
    }
  } catch (error) {
    sent.problem = error;
    throw error;
  }
}

function failed(key: string, error: unknown): never {
  throw isAbsent(error) ? new BlobMissing(key) : error;
}

function isAbsent(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false;
  // A missing bucket is a fault, not a missing object.
  return error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';
}

function isNotImplemented(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 501;
}
