import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { copyName, versionWords } from '@infinite/schema/words/versions.en';
import type { CopyForm } from '@infinite/schema/catalogue/versions';
import {
  copiesOf,
  type CopiedRecording,
} from '#features/recordings/recordings/versions/copies-of.ts';
import type { Version } from '#features/recordings/recordings/versions/find-versions.ts';

export enum RecordingVersionState {
  WAITING = 'WAITING',
  READY = 'READY',
  FAILED = 'FAILED',
}
registerEnumType(RecordingVersionState, {
  name: 'RecordingVersionState',
  description: 'Being made, there, or not to be made as things are (see `problem`).',
});

export enum RecordingCopyForm {
  M4A = 'm4a',
  MP3 = 'mp3',
  MP4 = 'mp4',
  FILE = 'file',
}
registerEnumType(RecordingCopyForm, {
  name: 'RecordingCopyForm',
  description: 'FILE: as it came, where it could not be converted.',
});

@ObjectType({ description: 'A way to keep a recording.' })
export class RecordingCopy {
  @Field(() => RecordingCopyForm)
  form!: RecordingCopyForm;

  @Field(() => String)
  url!: string;

  @Field(() => Float)
  bytes!: number;

  @Field(() => String, { description: 'The name that the download gives it.' })
  fileName!: string;
}

@ObjectType({ description: 'The files that recipients get of a recording: what its trim leaves.' })
export class RecordingVersion {
  @Field(() => ID)
  id!: string;

  @Field(() => RecordingVersionState)
  state!: RecordingVersionState;

  @Field(() => String, { nullable: true, description: 'In plain words; null when all is well.' })
  problem!: string | null;

  @Field(() => Int, { nullable: true })
  durationMs!: number | null;

  @Field(() => [Int], { nullable: true, description: 'As of a recording.' })
  peaks!: number[] | null;

  @Field(() => String, { nullable: true, description: 'To play; null until it is ready.' })
  url!: string | null;

  @Field(() => String, { nullable: true, description: 'Stands for a video until it plays.' })
  posterUrl!: string | null;

  @Field(() => [RecordingCopy])
  copies!: RecordingCopy[];
}

/** Where the files of a version are found by whom it is shown to. */
export type VersionPaths = (version: Version, part: 'play' | 'poster' | CopyForm) => string;

/** The member's own addresses; the version's id is there so that a new trim is a new address. */
export function memberPaths(recording: { id: string }): VersionPaths {
  return (version, part) => `/media/${recording.id}/version/${part}?v=${version.id}`;
}

export function versionType(
  version: Version,
  recording: CopiedRecording,
  timeZone: string,
  pathOf: VersionPaths,
): RecordingVersion {
  const { id, state, durationMs, peaks, main, posterBytes, problem } = version;
  return {
    id,
    // The enum has the names of the catalogue for values.
    state: state as RecordingVersionState,
    problem: problem === null ? null : (problemWords[problem] ?? null),
    durationMs,
    peaks,
    url: main ? pathOf(version, 'play') : null,
    posterUrl: posterBytes === null ? null : pathOf(version, 'poster'),
    copies: copiesOf(version, recording).map(({ form, bytes, extension }) => ({
      form: form as RecordingCopyForm,
      url: pathOf(version, form),
      bytes,
      fileName: copyName(
        {
          title: recording.title,
          recorded: recording.origin === 'recorded',
          createdAt: recording.createdAt.toString(),
          timeZone,
        },
        extension,
      ),
    })),
  };
}

const problemWords: Readonly<Record<string, string>> = versionWords.problem;
