import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  WebMOutputFormat,
  type EncodedPacket,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';
import type { MediaFacts } from '#features/recordings/recordings/processing/media-source.ts';
import type { WorkFile } from '#features/recordings/recordings/processing/work-file.ts';

type Track = InputAudioTrack | InputVideoTrack;

/** Packets that begin later than this would be silence at the start of a player. */
const negligibleSeconds = 0.05;

/**
 * The containers that browsers play; the codecs decide. Copied packet by packet: nothing is
 * decoded, nothing lost.
 */
export async function displayFormat(facts: MediaFacts): Promise<'webm' | 'mp4' | null> {
  const codecs = [await facts.audio?.getCodec(), await facts.video?.getCodec()];
  const all = (format: WebMOutputFormat | Mp4OutputFormat) =>
    codecs.every((codec) => codec === undefined || (codec !== null && supports(format, codec)));
  const [webm, mp4] = [all(new WebMOutputFormat()), all(new Mp4OutputFormat())];
  // The family of containers that came is kept where it can be: its maker surely plays it.
  if (facts.matroska) return webm ? 'webm' : mp4 ? 'mp4' : null;
  return mp4 ? 'mp4' : webm ? 'webm' : null;
}

function supports(format: WebMOutputFormat | Mp4OutputFormat, codec: string): boolean {
  return format.getSupportedCodecs().some((known) => known === codec);
}

/** Rewrites the container of sound and picture with length and index, so that a player can seek. */
export async function remuxForDisplay(
  facts: MediaFacts,
  format: 'webm' | 'mp4',
  file: WorkFile,
): Promise<void> {
  const output = new Output({
    format: format === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: false }),
    target: new StreamTarget(file.writable(), { chunked: true, chunkSize: 1024 * 1024 }),
  });
  const tracks = [facts.video, facts.audio].filter((track) => track !== null);
  await copyPackets(output, tracks);
}

/** Tracks as an endless Matroska stream, which ffmpeg reads from a pipe. */
export function packetStream(
  tracks: readonly (Track | null | undefined)[],
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const output = new Output({
    format: new MkvOutputFormat({ appendOnly: true }),
    target: new StreamTarget(
      new WritableStream({
        write: ({ data }) => writer.write(data.slice()),
        close: () => writer.close(),
        abort: (reason) => writer.abort(reason),
      }),
    ),
  });
  copyTracks(output, tracks, { turned: false }).catch((error: unknown) => {
    // The reader gets the error, unless it has gone already.
    writer.abort(error).catch(() => undefined);
  });
  return readable;
}

/**
 * Writes the packets of some tracks into another container.
 * @param options.turned whether the picture keeps the note that says how to turn it
 */
export async function copyTracks(
  output: Output,
  tracks: readonly (Track | null | undefined)[],
  options = { turned: true },
): Promise<void> {
  await copyPackets(
    output,
    tracks.filter((track) => track != null),
    options,
  );
}

async function copyPackets(
  output: Output,
  tracks: readonly Track[],
  options = { turned: true },
): Promise<void> {
  const starts = await Promise.all(tracks.map((track) => track.getFirstTimestamp()));
  const start = Math.min(...starts);
  const shift = start > negligibleSeconds ? start : 0;
  const copies = await Promise.all(tracks.map((track) => copyOf(output, track, options)));
  try {
    await output.start();
    // In the order of their times, so that no track waits in memory for another.
    for (;;) {
      const next = copies
        .filter((copy) => copy.packet !== null)
        .sort((a, b) => (a.packet?.timestamp ?? 0) - (b.packet?.timestamp ?? 0))[0];
      if (!next?.packet) break;
      await next.add(next.packet.clone({ timestamp: next.packet.timestamp - shift }));
      next.packet = await next.advance();
    }
    await output.finalize();
  } catch (error) {
    await output.cancel().catch(() => undefined);
    throw error;
  }
}

interface Copy {
  packet: EncodedPacket | null;
  add(packet: EncodedPacket): Promise<void>;
  advance(): Promise<EncodedPacket | null>;
}

async function copyOf(
  output: Output,
  track: Track,
  { turned }: { turned: boolean },
): Promise<Copy> {
  const packets = new EncodedPacketSink(track).packets();
  const advance = async () => (await packets.next()).value ?? null;
  const add = track.isVideoTrack()
    ? await videoCopy(output, track, turned)
    : await audioCopy(output, track);
  return { packet: await advance(), add, advance };
}

async function audioCopy(output: Output, track: InputAudioTrack): Promise<Copy['add']> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !decoderConfig) throw new Error('unknown form of sound');
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  return (packet) => source.add(packet, { decoderConfig });
}

async function videoCopy(
  output: Output,
  track: InputVideoTrack,
  turned: boolean,
): Promise<Copy['add']> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !decoderConfig) throw new Error('unknown form of picture');
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, turned ? { rotation: await track.getRotation() } : {});
  return (packet) => source.add(packet, { decoderConfig });
}
