import { S3Client, CreateMultipartUploadCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseS3Address } from '#adapters/storage/s3-address.ts';
import { S3BlobStore } from '#adapters/storage/s3-store.ts';
import { blobStoreAt, isStorageUrl, placeName } from '#adapters/storage/storage.ts';
import { pieces, testBlobStore } from '#testing/blob-store-suite.ts';
import { startS3Server, type S3TestServer } from '#testing/s3-server.ts';

let server: S3TestServer;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

let runs = 0;
/** A prefix of its own for each test. */
const addressOfRun = () => server.url.replace('media?', `media/run-${(runs += 1)}?`);

testBlobStore(
  'the S3 store',
  async () => ({ store: await blobStoreAt(addressOfRun(), ''), close: async () => undefined }),
  { holdsRemoved: false },
);

describe('the S3 store', () => {
  it('keeps two prefixes of one bucket apart', async () => {
    const [one, two] = [
      await blobStoreAt(addressOfRun(), ''),
      await blobStoreAt(addressOfRun(), ''),
    ];
    await one.put('identity', pieces('one'));
    expect(await two.stat('identity')).toBeNull();
    for await (const { key } of two.list('')) throw new Error(key);
  });

  it('says so when the bucket does not exist, or nobody answers', async () => {
    const absent = await blobStoreAt(server.url.replace('@media', '@absent'), '');
    await expect(absent.check()).rejects.toThrow();
    await expect(absent.put('a', pieces('x'))).rejects.toThrow();
    const silent = await blobStoreAt('s3://a:b@media?endpoint=http://127.0.0.1:9', '');
    await expect(silent.check()).rejects.toThrow('ECONNREFUSED');
  });

  it('takes wrong credentials for a fault, not for an absent object', async () => {
    const wrong = await blobStoreAt(server.url.replace('S3RVER:S3RVER', 'nobody:wrong'), '');
    await (await blobStoreAt(server.url, '')).put('there', pieces('x'));
    await expect(wrong.stat('there')).rejects.toThrow();
    await expect(wrong.open('there')).rejects.not.toThrow('no stored object');
  });

  it('looks for unfinished uploads only where the service can list them', async () => {
    const address = parseS3Address(server.url);
    if (!address) throw new Error('no address');
    const client = new S3Client({
      region: 'us-east-1',
      endpoint: address.endpoint ?? '',
      forcePathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    });
    await client.send(new CreateMultipartUploadCommand({ Bucket: 'media', Key: 'a/left' }));
    expect(await new S3BlobStore(address).removeUnfinished(0)).toBeTypeOf('number');
  });
});

describe('the address of an S3-shaped storage', () => {
  it.each([
    's3://bucket',
    's3://bucket/some/prefix?region=eu-central-1',
    's3://id:se%2Fcret@bucket?endpoint=https://s3.example.org&region=x',
  ])('%s is taken', (url) => expect(isStorageUrl(url)).toBe(true));

  it.each([
    's3://',
    's3://B',
    's3://UPPER_case',
    's3://bucket/A',
    's3://bucket?endpoint=ftp://x',
    's3://bucket?endpoint=x',
    's3://bucket?secret=x',
    's3://id@bucket',
    'http://bucket',
    'nothing',
  ])('%s is refused', (url) => expect(isStorageUrl(url)).toBe(false));

  it('is told to people without its credentials', () => {
    const url = 's3://id:geheim@bucket/pre?endpoint=https://s3.example.org:9000';
    expect(placeName(url, '')).toBe('s3://bucket/pre/ at s3.example.org:9000');
  });
});
