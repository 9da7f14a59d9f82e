/** One list of a page: what GraphQL is asked, and where the rows stand in its answer. */
export interface ListCase {
  /** Field of Query. */
  readonly list: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const pageInfo = 'pageInfo { hasNextPage endCursor }';

/** The lists that are asked for most, with the fields that the product's own pages show. */
export function listCases(first: number): Readonly<Record<string, ListCase>> {
  return {
    'users of a plan': {
      list: 'users',
      query: `query Users($filter: UserFilter, $first: Int) {
        users(filter: $filter, first: $first) {
          nodes { id username email subscriptionPlan role emailVerified createdAt lastSeenAt
            suspendedAt } ${pageInfo} } }`,
      variables: { filter: { plans: ['memory-plus'] }, first },
    },
    messages: {
      list: 'messages',
      query: `query Messages($states: [MessageState!], $first: Int) {
        messages(states: $states, first: $first) {
          nodes { id title state postponed version createdAt updatedAt scheduledAt } ${pageInfo} } }`,
      variables: { states: ['SCHEDULED'], first },
    },
    recordings: {
      list: 'recordings',
      query: `query Recordings($kinds: [RecordingKind!], $first: Int) {
        recordings(kinds: $kinds, first: $first) {
          nodes { id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent
            createdAt url downloadUrl } ${pageInfo} } }`,
      variables: { kinds: ['VOICE'], first },
    },
    audit: {
      list: 'auditEvents',
      query: `query AuditEvents($first: Int) {
        auditEvents(first: $first) {
          nodes { id at actor { id name } action subject { kind id name }
            changes { field before after } reason } ${pageInfo} } }`,
      variables: { first },
    },
    deliveries: {
      list: 'operatorDeliveries',
      query: `query OperatorDeliveries($place: DeliveryPlace!, $first: Int) {
        operatorDeliveries(place: $place, first: $first) {
          nodes { id state dueAt attempts nextAttemptAt problem setAsideReason leftAsIs
            maskedAddress } ${pageInfo} } }`,
      variables: { place: 'FAILED', first },
    },
  };
}
