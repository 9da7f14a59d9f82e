import { readFamilyInView } from '@infinite/api-client/family-in-view';
import { mimeTypeFor } from './capture.ts';
import { newTakeId } from './new-take-id.ts';
import { RecorderError, type TakeKind } from './problems.ts';
import type { RecorderEngineOptions } from './recorder-options.ts';
import type { Take } from './take.ts';

type NeededOfOptions = 'memberId' | 'firstTitle' | 'about';

/**
 * A take as it begins.
 * @throws RecorderError when this browser records in no form that we take
 */
export function blankTake(
  { memberId, firstTitle = '', about }: Pick<RecorderEngineOptions, NeededOfOptions>,
  kind: TakeKind,
  now: number,
): Take {
  const mimeType = mimeTypeFor(kind);
  if (!mimeType) throw new RecorderError('unsupported-browser');
  return {
    id: newTakeId(),
    memberId,
    familyId: readFamilyInView(),
    kind,
    mimeType,
    startedAt: now,
    updatedAt: now,
    elapsedMs: 0,
    bytes: 0,
    loudest: 0,
    finished: false,
    uploadUrl: null,
    about: about ?? null,
    title: firstTitle,
    note: '',
    trimStartMs: null,
    trimEndMs: null,
  };
}
