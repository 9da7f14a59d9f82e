import type { Actor } from '#context.ts';

/** Figures, experiments and audits are administrators' alone; a service key does their work. */
export function mayTendGrowth(actor: Actor): boolean {
  return actor.kind === 'member' && actor.role === 'admin' && actor.key?.kind !== 'personal';
}
