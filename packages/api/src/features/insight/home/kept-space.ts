import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

export interface KeptSpace {
  /** Of what counts towards the plan: photographs, films and files. */
  readonly bytes: number;
  readonly limitBytes: number;
}

/** The space of the family in view; null if the actor may not see what it keeps. */
type SpaceOf = (ctx: RequestContext) => Promise<KeptSpace | null>;

export const keptSpace = defineExtensionPoint<SpaceOf>('kept space');
