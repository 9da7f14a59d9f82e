import type { Config } from 'vike/types';
import { readOnly } from '#renderer/read-only.ts';

/** The pages behind account mails: rendered on the server alone, one small script acts on them. */
export default { ...readOnly } satisfies Config;
