import { instantOf, type Taken } from '@infinite/schema/vault/taken';
import { isSuspect } from '#features/vault/facts/facts-in-effect.ts';
import type {
  ItemFactsType,
  ItemFactVersion,
  TakenType,
} from '#features/vault/facts/facts.types.ts';
import type { ItemFactEdit } from '#features/vault/facts/item-fact-edit.entity.ts';
import type { ItemFactsRow } from '#features/vault/facts/item-facts.entity.ts';
import { saidIn } from '#features/vault/facts/last-said.ts';

/** The rows as the API's types. */
export function showFacts(row: ItemFactsRow): ItemFactsType {
  const { version, takenBy, placeName, credit, latitude, longitude, known } = row;
  const { taken, place, camera } = known.file;
  return {
    version,
    taken: showTaken({
      precision: row.takenPrecision,
      local: row.takenLocal,
      offset: row.takenOffset,
    }),
    takenBy,
    placeName,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    credit,
    file: {
      taken: taken && showTaken(taken),
      place: place && { ...place, suspect: isSuspect(place) },
      camera,
    },
  };
}

export function showVersion(edit: ItemFactEdit): ItemFactVersion {
  const { version, editedAt, editedBy } = edit;
  const { taken, ...said } = saidIn(edit);
  return { version, editedAt, editedBy, ...said, taken: taken && showTaken(taken) };
}

function showTaken(taken: Taken): TakenType {
  return { ...taken, instant: instantOf(taken) };
}
