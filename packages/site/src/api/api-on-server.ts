import type { Execute } from '@infinite/api-client/execute';

/** The API as a page's data reads it on the server: in process, as the reader of the page. */
export interface ApiOnServer {
  /** @throws Refusal with the code of the first error */
  execute: Execute;
}
