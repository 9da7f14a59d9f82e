import { z } from 'zod';

/** An editor's key for a new draft: made once in the browser, so that a form sent twice is one. */
export const clientIdInput = z.string().regex(/^[\w-]{8,64}$/);
