import { z } from 'zod';

/** Where an S3-shaped storage is: `s3://bucket/prefix?endpoint=https://…&region=…`. */
export interface S3Address {
  readonly bucket: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
  /** Absent: Amazon's own, by region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Absent: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or what the machine provides. */
  readonly credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const bucketName = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/);
const prefixName = z.string().regex(/^([a-z0-9_-][a-z0-9._-]{0,99}\/){0,4}$/);

/** @returns undefined when the address cannot be understood */
export function parseS3Address(text: string): S3Address | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  const prefix = folder === '' ? '' : `${folder}/`;
  const isKnown = [...url.searchParams.keys()].every((name) => /^(endpoint|region)$/.test(name));
  if (url.protocol !== 's3:' || !isKnown || !bucketName.safeParse(url.hostname).success) {
    return undefined;
  }
  if (!prefixName.safeParse(prefix).success || !isHttp(endpoint)) return undefined;
  const { username, password } = url;
  if ((username === '') !== (password === '')) return undefined;
  return {
    bucket: url.hostname,
    prefix,
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: username
      ? {
          accessKeyId: decodeURIComponent(username),
          secretAccessKey: decodeURIComponent(password),
        }
      : undefined,
  };
}

function isHttp(endpoint: string | undefined): boolean {
  if (endpoint === undefined) return true;
  return URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol);
}
