import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, most of it first. */
const longest = [
  ...['sample-family.test', 'make-version.test', 'embedded-postgres.test', 'prepare-media.test'],
  ...['media-backups.test', 'backups.test', 'voice-thanks.test', 'prepare-content.test'],
  ...['delivery/model.test', 'steadfast.test', 'shared-recordings.test', 'scrub.test'],
  ...[
    'plan.property.test',
    'role-matrix-mutations.test',
    'role-matrix.test',
    'key-matrix.test',
    'demo.test',
  ],
  ...['account-defences.test', 'stolen-account.test'],
];

/**
 * The longest files first. A machine that has run them before knows that by itself; one with a
 * fresh clone begins with the largest, and waits at the end while a single long one is still running.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.includes(`/${name}`));
  return place === -1 ? longest.length : place;
}
