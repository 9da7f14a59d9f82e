import { Temporal } from 'temporal-polyfill';
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type {
  ListedRecording,
  ShownRecording,
} from '#features/recordings/recordings/find-recordings.ts';
import type { InstantText } from '#platform/database/instant-text.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum RecordingKind {
  VOICE = 'VOICE',
  VIDEO = 'VIDEO',
  PHOTO = 'PHOTO',
  FILE = 'FILE',
}
registerEnumType(RecordingKind, { name: 'RecordingKind', description: 'Its kind of content.' });

export enum RecordingState {
  UPLOADING = 'UPLOADING',
  PROCESSING = 'PROCESSING',
  READY = 'READY',
  FAILED = 'FAILED',
}
registerEnumType(RecordingState, {
  name: 'RecordingState',
  description: 'On its way, being prepared, ready, or kept but not to be shown (see `problem`).',
});

export enum RecordingOrigin {
  RECORDED = 'recorded',
  UPLOADED = 'uploaded',
}
registerEnumType(RecordingOrigin, { name: 'RecordingOrigin' });

@ObjectType({
  description: 'Small pictures of a photo, or of a moment of a film, upright and without metadata.',
})
export class PhotoForms {
  @Field(() => Int, { description: 'Of the form for display, or of the film, in pixels.' })
  width!: number;

  @Field(() => Int)
  height!: number;

  @Field(() => String, { description: 'A ThumbHash in base64, to draw until a form has come.' })
  placeholder!: string;

  @Field(() => String, { description: 'At most 400 pixels wide and high.' })
  smallUrl!: string;

  @Field(() => String, { description: 'At most 1,024 pixels wide and high.' })
  middleUrl!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A few moments of a film as an animated WebP, at most 320 pixels wide and high.',
  })
  previewUrl!: string | null;
}

@ObjectType({ description: 'A voice, a video, a photo or a file that a family keeps.' })
export class Recording {
  @Field(() => ID)
  id!: string;

  @Field(() => RecordingKind)
  kind!: RecordingKind;

  @Field(() => RecordingState)
  state!: RecordingState;

  @Field(() => String, { nullable: true, description: 'In plain words; null when all is well.' })
  problem!: string | null;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => String, { description: 'Type of the original, by its content.' })
  mimeType!: string;

  @Field(() => Float, { description: 'Size of the original.' })
  bytes!: number;

  @Field(() => Int, { nullable: true })
  durationMs!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 of the original, hexadecimal; null until all of it has arrived.',
  })
  sha256!: string | null;

  @Field(() => Boolean, { description: 'Its maker keeps it to themselves.' })
  onlyYou!: boolean;

  @Field(() => Boolean, { description: 'Whether it is silent.' })
  silent!: boolean;

  @Field(() => Int, { nullable: true })
  trimStartMs!: number | null;

  @Field(() => Int, { nullable: true })
  trimEndMs!: number | null;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant | InstantText;

  @Field(() => String, { description: 'URL of the playable version; supports range requests.' })
  url!: string;

  @Field(() => String, { description: 'The original, bit for bit.' })
  downloadUrl!: string;

  @Field(() => RecordingOrigin, { description: 'Made in the recorder, or uploaded as a file.' })
  origin!: RecordingOrigin;
}

/** A shown recording as the API's type; `peaks` is resolved apart. */
export function recordingType(recording: ShownRecording | ListedRecording): Recording {
  return {
    ...recording,
    onlyYou: recording.audience === 'MAKER',
    // The enums have the names of the catalogue for values.
    kind: recording.kind as RecordingKind,
    state: recording.state as RecordingState,
    origin: recording.origin as RecordingOrigin,
    url: `/media/${recording.id}${ofEdit(recording.drawnEdit)}`,
    downloadUrl: `/media/${recording.id}/original`,
  };
}

/** The address of a form changes with what it shows: pages would keep the picture of before. */
export function ofEdit(drawnEdit: number): string {
  return drawnEdit === 0 ? '' : `?edit=${drawnEdit}`;
}

@ObjectType()
export class RecordingEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => Recording)
  node!: Recording;
}

@ObjectType({ description: 'Newest first.' })
export class RecordingConnection {
  @Field(() => [RecordingEdge])
  edges!: RecordingEdge[];

  @Field(() => [Recording])
  nodes!: Recording[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'A partly uploaded take or file of the current user.' })
export class UnfinishedTake {
  @Field(() => ID, { description: 'Id of the recording that it becomes.' })
  id!: string;

  @Field(() => ID, { description: "The client's own id of the take." })
  takeId!: string;

  @Field(() => RecordingKind)
  kind!: RecordingKind;

  @Field(() => String)
  title!: string;

  @Field(() => Float, { description: 'Bytes received.' })
  receivedBytes!: number;

  @Field(() => Float, { nullable: true, description: 'Null while the length is not known.' })
  totalBytes!: number | null;

  @Field(() => Temporal.Instant)
  startedAt!: Temporal.Instant;

  @Field(() => Temporal.Instant)
  lastReceivedAt!: Temporal.Instant;

  @Field(() => Boolean, {
    description:
      'The upload has stalled. Judged by the server, because the clock of a device may be wrong.',
  })
  quiet!: boolean;

  @Field(() => Temporal.Instant, {
    description: 'When it is deleted if the upload does not resume.',
  })
  keptUntil!: Temporal.Instant;

  @Field(() => String, { description: 'The tus upload URL, to resume with.' })
  uploadUrl!: string;
}

@InputType({ description: 'Omitted fields do not change; a null trim removes it.' })
export class UpdateRecordingInput {
  @Field(() => String, { nullable: true })
  title?: string | null;

  @Field(() => String, { nullable: true })
  note?: string | null;

  @Field(() => Int, { nullable: true })
  trimStartMs?: number | null;

  @Field(() => Int, { nullable: true })
  trimEndMs?: number | null;
}
