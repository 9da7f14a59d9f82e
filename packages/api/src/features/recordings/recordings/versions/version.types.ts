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
  description: 'WAITING: being prepared. FAILED: cannot be prepared, see `problem`.',
});

export enum RecordingCopyForm {
  M4A = 'm4a',
  MP3 = 'mp3',
  MP4 = 'mp4',
  FILE = 'file',
}
registerEnumType(RecordingCopyForm, {
  name: 'RecordingCopyForm',
  description: 'FILE: the original format, if it could not be converted.',
});

@ObjectType({ description: 'A download of a recording.' })
export class RecordingCopy {
  @Field(() => RecordingCopyForm)
  form!: RecordingCopyForm;

  @Field(() => String)
  url!: string;

  @Field(() => Float)
  bytes!: number;

  @Field(() => String, { description: 'File name of the download.' })
  fileName!: string;
}

@ObjectType({ description: 'The trimmed files of a recording that recipients get.' })
export class RecordingVersion {
  @Field(() => ID)
  id!: string;

  @Field(() => RecordingVersionState)
  state!: RecordingVersionState;

  @Field(() => String, { nullable: true, description: 'In plain words; null when all is well.' })
  problem!: string | null;

  @Field(() => Int, { nullable: true })
  durationMs!: number | null;

  @Field(() => [Int], { nullable: true, description: 'Like `Recording.peaks`.' })
  peaks!: number[] | null;

  @Field(() => String, { nullable: true, description: 'Playback URL; null until it is ready.' })
  url!: string | null;

  @Field(() => String, { nullable: true, description: 'Poster image of a video.' })
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
