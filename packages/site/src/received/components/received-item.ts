import type { RecordingKind, ShownVersionFragment } from '@infinite/schema/generated/graphql';

/** A recording, photo or file as its recipient sees it. */
export interface ReceivedItem {
  id: string;
  kind: RecordingKind;
  title: string;
  note?: string | null;
  mimeType: string;
  bytes: number;
  durationMs?: number | null;
  /** 0 to 100, at most 600. */
  peaks?: number[] | null;
  /** When it was made, as an instant. */
  recordedAt?: string;
  /** To play or show; empty where a browser cannot. */
  url: string;
  downloadUrl: string;
  /** Stands for a video until it plays. */
  posterUrl?: string | null;
  /** Ways to keep a voice or a video, the best one first. */
  copies?: readonly ReceivedCopy[];
  /** READY in the contract; anything else cannot be played yet. */
  ready: boolean;
}

/** One way to keep a recording. */
type ReceivedCopy = ShownVersionFragment['copies'][number];

export interface ReceivedMessage {
  from: string;
  to: string;
  title: string;
  body: string;
  items: ReceivedItem[];
}
