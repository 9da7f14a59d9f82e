import { tagKey } from '@infinite/schema/vault/tag.input';
import { sql, type RawBuilder } from 'kysely';

/** For lists of other features: whether the item of a row has this tag, however it is written. */
export function hasTag(recordingId: RawBuilder<unknown>, tag: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from item_tags g
    where g.recording_id = ${recordingId} and g.tag_key = ${tagKey(tag)} and g.is_kept)`;
}
