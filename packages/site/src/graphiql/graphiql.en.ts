/** The page at /graphql in a browser. */
export const graphiqlWords = {
  title: 'GraphQL explorer',
  description: 'Ask the API by hand: its schema, its answers, and what each question costs.',
  lead: 'Questions are asked as you, if you are signed in, or as a program with a key.',
  key: 'API key',
  keyHint: 'It stays on this page and is forgotten when you leave it.',
  keyWrong: 'That is not a whole key: it begins with ic_live_ or ic_service_.',
  loading: 'Loading the explorer …',
  needsScripts: 'The explorer needs JavaScript. The schema can be read without it:',
  schema: 'schema.graphql',
  failed: 'The explorer could not be loaded.',
  unreachable: 'No answer came. Nothing is lost; try again in a moment.',
  firstQuery:
    '# Press the triangle, or Ctrl and Enter.\nquery Mine {\n  me {\n    displayName\n  }\n  messages(first: 5) {\n    nodes {\n      title\n      state\n    }\n  }\n}\n',
} as const;
