import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';

/** Notices that nothing has been heard for a while. Times in milliseconds, levels in dBFS. */
export class SilenceWatch {
  private lastHeardAt: number | null = null;

  /** Tells whether the room has now been silent for too long. */
  hear(levelDb: number, at: number): boolean {
    if (this.lastHeardAt === null || levelDb >= recorderCatalogue.silentBelowDb) {
      this.lastHeardAt = at;
    }
    return at - this.lastHeardAt >= recorderCatalogue.silentAfterMs;
  }

  /** Resets: after a pause, or with another microphone. */
  reset(): void {
    this.lastHeardAt = null;
  }
}
