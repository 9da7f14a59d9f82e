/** The page at /graphql in a browser. */
export const graphiqlWords = {
  title: 'GraphQL explorer',
  docs: 'How the API works',
  description: 'Run GraphQL by hand: its schema, its answers, and what each operation costs.',
  lead: 'Operations run as you, if you are signed in, or as a program with a key.',
  key: 'API key',
  keyHint: 'Kept in this page’s memory alone, and forgotten when you leave.',
  keyWrong: 'That is not a whole key: it begins with ic_live_ or ic_service_.',
  loading: 'Loading the explorer …',
  needsScripts: 'The explorer needs JavaScript. The schema can be read without it:',
  schema: 'schema.graphql',
  failed: 'The explorer could not be loaded.',
  unreachable: 'No answer came. Nothing is lost; try again in a moment.',
  firstQuery:
    '# Press the triangle, or Ctrl and Enter.\nquery Mine {\n  me {\n    displayName\n  }\n  messages(first: 5) {\n    nodes {\n      title\n      state\n    }\n  }\n}\n',
} as const;
