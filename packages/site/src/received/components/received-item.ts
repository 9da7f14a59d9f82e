/** A recording, photo or file as the person who received it meets it. */
export interface ReceivedItem {
  id: string;
  kind: 'VOICE' | 'VIDEO' | 'PHOTO' | 'FILE';
  title: string;
  note?: string | null;
  mimeType: string;
  bytes: number;
  durationMs?: number | null;
  /** 0 to 100, at most 600. */
  peaks?: number[] | null;
  trimStartMs?: number | null;
  trimEndMs?: number | null;
  /** When it was made, as an instant. */
  recordedAt?: string;
  url: string;
  downloadUrl: string;
  /** READY in the contract; anything else cannot be played yet. */
  ready: boolean;
}

export interface ReceivedLetter {
  from: string;
  to: string;
  title: string;
  body: string;
  items: ReceivedItem[];
}
