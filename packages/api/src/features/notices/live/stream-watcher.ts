import type { AppContext } from '#platform/context.ts';
import type { StreamOwner } from '#features/notices/live/live-stream.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** Hears of every stream of one process. */
export interface StreamWatcher {
  opened(owner: StreamOwner): void;
  closed(owner: StreamOwner): void;
  /** The process stops; its streams have ended. */
  stop(): void;
}

/** For features that must know which members have pages open; called once in each process. */
export const streamWatcher =
  defineExtensionPoint<(app: AppContext) => StreamWatcher>('watchers of streams');
