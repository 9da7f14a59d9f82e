import { randomUUID } from 'node:crypto';

/** Everything stored for one import lies below this folder, until it ends. */
export function folderOfImport(importId: string): string {
  return `tree-imports/${importId.slice(-2)}/${importId}`;
}

/** A new key each time: two requests that send the same part never write to the same object. */
export function newPartKey(importId: string): string {
  return `${folderOfImport(importId)}/${randomUUID()}`;
}
