import {
  ADTS,
  CustomSource,
  EncodedPacketSink,
  FLAC,
  Input,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';
import type { SealedObject } from '#platform/crypto/open-sealed.ts';

/** Containers that are opened. Playlists are not among them: they point to other places. */
const formats = [WEBM, MATROSKA, MP4, QTFF, MP3, WAVE, OGG, FLAC, ADTS];

/** For each container: its type as sound and as video, and what ffmpeg calls it if it can be piped. */
const containers = new Map<unknown, { type: string; audioType?: string; pipedAs?: string }>([
  [WEBM, { type: 'webm', pipedAs: 'matroska' }],
  [MATROSKA, { type: 'x-matroska', pipedAs: 'matroska' }],
  [MP4, { type: 'mp4' }],
  [QTFF, { type: 'quicktime', audioType: 'mp4' }],
  [MP3, { type: 'mpeg', pipedAs: 'mp3' }],
  [WAVE, { type: 'wav', pipedAs: 'wav' }],
  [OGG, { type: 'ogg', pipedAs: 'ogg' }],
  [FLAC, { type: 'flac', pipedAs: 'flac' }],
  [ADTS, { type: 'aac', pipedAs: 'aac' }],
]);

/** What is known of a sound or video file from its own tables and packets. */
export interface MediaFacts {
  readonly mimeType: string;
  readonly matroska: boolean;
  /** Name of the container for ffmpeg, when ffmpeg can read it from a pipe. */
  readonly pipedAs: string | undefined;
  readonly audio: InputAudioTrack | null;
  readonly video: InputVideoTrack | null;
  /** What the file says of its own length; null when it says nothing. */
  readonly claimedSeconds: number | null;
}

/** A stored object opened as sound or video, without a copy of it in the clear anywhere. */
export class MediaSource {
  readonly input: Input;
  readonly object: SealedObject;
  readonly #failures: unknown[] = [];

  constructor(object: SealedObject) {
    this.object = object;
    this.input = new Input({
      formats,
      source: new CustomSource({
        getSize: () => object.bytes,
        read: async (start, end) => {
          try {
            return await object.read(start, end);
          } catch (error) {
            // The reader may swallow it; it is our storage's failure, not the file's.
            this.#failures.push(error);
            throw error;
          }
        },
        prefetchProfile: 'fileSystem',
        handleUnhandledError: (error) => this.#failures.push(error),
      }),
    });
  }

  /** Throws if the storage failed while the file was read, even if the reader recovered. */
  assertReadWell(): void {
    if (this.#failures.length > 0) throw this.#failures[0];
  }

  /** Null when this is no sound or video that we know. */
  async facts(): Promise<MediaFacts | null> {
    try {
      if (!(await this.input.canRead())) return null;
      const container = containers.get(await this.input.getFormat());
      if (!container) return null;
      const [audio, video] = [
        await this.input.getPrimaryAudioTrack(),
        await this.input.getPrimaryVideoTrack(),
      ];
      const { type, audioType = type } = container;
      return {
        mimeType: video ? `video/${type}` : `audio/${audioType}`,
        matroska: container.pipedAs === 'matroska',
        pipedAs: container.pipedAs,
        audio,
        video,
        claimedSeconds: finite(await this.input.getDurationFromMetadata()),
      };
    } catch {
      // The reader throws many kinds of errors for an inconsistent file.
      this.assertReadWell();
      return null;
    }
  }

  /**
   * How far its tables say that its packets go, and how far they can be read. MP4 lists what a part
   * holds before the part itself, so there a missing end shows only when the packets are followed.
   * Null when that is unknown.
   */
  async reach(facts: MediaFacts): Promise<{ promised: number; seconds: number } | null> {
    try {
      const promised = finite(await this.input.computeDuration());
      if (promised === null) return null;
      if (facts.pipedAs) return { promised, seconds: promised };
      const tracks = [facts.audio, facts.video].filter((track) => track !== null);
      const ends = await Promise.all(tracks.map(endOfPackets));
      return { promised, seconds: Math.max(0, ...ends) };
    } catch {
      this.assertReadWell();
      return null;
    }
  }

  dispose(): void {
    this.input.dispose();
  }
}

async function endOfPackets(track: InputAudioTrack | InputVideoTrack): Promise<number> {
  let end = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    end = Math.max(end, packet.timestamp + packet.duration);
  }
  return end;
}

function finite(value: number | null): number | null {
  return value !== null && Number.isFinite(value) && value >= 0 ? value : null;
}
