import { randomBytes } from 'node:crypto';

/** Unique within one transcript. */
export const newSegmentId = (): string => randomBytes(9).toString('base64url');
