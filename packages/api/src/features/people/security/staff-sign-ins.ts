import { staffSignInKinds } from '@infinite/schema/catalogue/security';
import { sql, type RawBuilder } from 'kysely';
import { staffIds, usernameOf } from '#features/people/identity/index.ts';

/**
 * What happened around the sign-in of everybody who is no plain member, as lines of the audit log.
 * `at` is the last time, where several were counted in one row.
 */
export const staffSignIns: RawBuilder<unknown> = sql`
  select s.seq, s.last_at as at, s.user_id as actor_id,
    coalesce(${usernameOf('s.user_id')}, '') as actor_name, 'signIn.' || s.kind as action,
    'user' as subject_kind, s.user_id::text as subject_id,
    ${usernameOf('s.user_id')} as subject_name, null::jsonb as before,
    jsonb_build_object('device', s.device, 'network', s.network, 'count', s.count) as after,
    null::text as reason
  from security_events s
  where s.kind = any(${[...staffSignInKinds]}::text[]) and s.user_id in ${staffIds}`;
