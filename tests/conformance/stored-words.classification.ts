import type { sealingWords } from '@infinite/schema/words/sealing.en';

/**
 * What a column holds. 'sealed': words under the key of the family. 'emptied': plain words of
 * earlier releases, which a sweep seals. 'machine': states, types, hashes, wrapped keys and names of
 * stored objects, which nobody wrote. 'programs': what somebody set up for programs, and no words of
 * a family. Else what the pages say is not encrypted.
 */
type Holds =
  | `sealed:${keyof typeof sealingWords.sealed | 'link'}`
  | 'emptied'
  | 'machine'
  | 'programs'
  | keyof typeof sealingWords.plain;

/** Every column of text, JSON or bytes in a table of a family. */
export const storedWords: Readonly<Record<string, Holds>> = {
  'api_keys.hint': 'programs',
  'api_keys.key_hash': 'machine',
  'api_keys.kind': 'machine',
  'api_keys.name': 'programs',
  'api_keys.scopes': 'machine',
  'author_news.kind': 'machine',
  'deliveries.address': 'people',
  'deliveries.closed_by': 'machine',
  'deliveries.late_reason': 'machine',
  'deliveries.mail_message_id': 'machine',
  'deliveries.problem': 'machine',
  'deliveries.provider_answer': 'history',
  'deliveries.recipient_name': 'people',
  'deliveries.sending_node': 'machine',
  'deliveries.set_aside_reason': 'machine',
  'deliveries.state': 'machine',
  'deliveries.time_zone': 'times',
  'deliveries.token_hash': 'machine',
  'delivery_companions.address': 'people',
  'delivery_companions.token_hash': 'machine',
  'delivery_events.actor': 'history',
  'delivery_events.evidence': 'history',
  'delivery_events.from_state': 'machine',
  'delivery_events.to_state': 'machine',
  'delivery_events.what': 'history',
  'delivery_events.why': 'history',
  'delivery_snapshots.body': 'emptied',
  'delivery_snapshots.from_name': 'people',
  'delivery_snapshots.sealed_body': 'sealed:letters',
  'delivery_snapshots.title': 'titles',
  'delivery_thanks.sealed_words': 'sealed:answers',
  'delivery_tokens.answer': 'machine',
  'delivery_tokens.purpose': 'machine',
  'delivery_tokens.token_hash': 'machine',
  'families.name': 'people',
  'families.wrapped_key': 'machine',
  'memberships.role': 'machine',
  'message_recipients.email': 'people',
  'message_recipients.name': 'people',
  'message_recipients.relation': 'people',
  'message_recipients.time_zone': 'times',
  'messages.body': 'emptied',
  'messages.client_id': 'machine',
  'messages.leap_day_rule': 'machine',
  'messages.moved_occurrence': 'times',
  'messages.occasion': 'times',
  'messages.recurrence': 'times',
  'messages.sealed_body': 'sealed:letters',
  'messages.state': 'machine',
  'messages.time_zone': 'times',
  'messages.title': 'titles',
  'messages.trigger_kind': 'machine',
  'recipient_choices.sealed_token': 'sealed:link',
  'recordings.claimed_type': 'facts',
  'recordings.display_mime_type': 'facts',
  'recordings.file_name': 'emptied',
  'recordings.kind': 'facts',
  'recordings.mime_type': 'facts',
  'recordings.note': 'emptied',
  'recordings.origin': 'facts',
  'recordings.problem': 'machine',
  'recordings.sealed_file_name': 'sealed:fileNames',
  'recordings.sealed_note': 'sealed:notes',
  'recordings.sha256': 'facts',
  'recordings.state': 'machine',
  'recordings.title': 'titles',
  'sessions.device': 'machine',
  'sessions.token_hash': 'machine',
  'sessions.user_agent': 'machine',
  'webhook_endpoints.description': 'programs',
  'webhook_endpoints.events': 'machine',
  'webhook_endpoints.old_wrapped_secret': 'machine',
  'webhook_endpoints.switched_off': 'machine',
  'webhook_endpoints.url': 'programs',
  'webhook_endpoints.wrapped_secret': 'machine',
};
