/** What one connection and one request may take of the server. */
export const httpLimits = {
  /** More are refused at once, so that a flood of idle ones leaves room in memory. */
  connections: 8_192,
  headersMs: 20_000,
  /** The body of an ordinary call: a form, an operation. */
  bodyMs: 30_000,
  /** The body of an upload may take hours, but must go on: this much in each span. */
  progressMs: 30_000,
  progressBytes: 4_096,
} as const;

export type HttpLimits = { readonly [Name in keyof typeof httpLimits]: number };

/** Paths whose bodies are files. */
export const uploadPaths = ['/media/uploads', '/api/admin/blog-images'] as const;

/** Reports of browsers about what the policy of a page stopped. */
export const cspReportPath = '/api/csp-reports';
export const cspReportsPerNetwork = { max: 60, perSeconds: 3600 } as const;
