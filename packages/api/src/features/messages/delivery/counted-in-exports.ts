/** Counts the deliveries in a state of the message of alias `m`, as text of a COPY. */
export function deliveriesIn(state: 'DELIVERED' | 'FAILED'): string {
  return `(select count(*) from deliveries x where x.family_id = m.family_id
    and x.message_id = m.id and x.state = '${state}')`;
}
