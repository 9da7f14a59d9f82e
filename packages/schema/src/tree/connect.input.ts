import { z } from 'zod';
import { relationInput } from '#tree/person.input.ts';
import { recordId } from '#tree/plain-fields.ts';

/** `id` becomes a relative of `to`. */
export const connectionInput = relationInput.extend({ id: recordId });

export const disconnectionInput = z.object({ id: recordId, unionId: recordId });
