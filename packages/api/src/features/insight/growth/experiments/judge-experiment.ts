import { experimentAlpha } from '@infinite/schema/catalogue/growth';
import type { Variant } from '#features/insight/growth/experiments/experiment-variant.entity.ts';
import type { Experiment } from '#features/insight/growth/experiments/load-experiments.ts';
import {
  alwaysValidP,
  ratioSequence,
  spreadP,
} from '#features/insight/growth/experiments/sequential-test.ts';

/** A variant compared with the first one; valid at any time. */
interface Judged extends Variant {
  readonly judgement: {
    readonly verdict: 'AHEAD' | 'BEHIND' | 'OPEN';
    /** 1 minus the always-valid p-value, of all challengers together; 0 to 1. */
    readonly confidence: number;
    /** Sign-ups for each of the first variant's, per visitor; null: unbounded. */
    readonly ratioLow: number | null;
    readonly ratioHigh: number | null;
  } | null;
}

export interface JudgedExperiment extends Omit<Experiment, 'variants'> {
  readonly variants: readonly Judged[];
  /** Visitors are not spread evenly: something is wrong with the counting. */
  readonly spreadSuspicious: boolean;
}

/** With several challengers, each is judged with its part of alpha (Bonferroni). */
export function judgeExperiment(experiment: Experiment): JudgedExperiment {
  const [control, ...challengers] = experiment.variants;
  if (!control) return { ...experiment, variants: [], spreadSuspicious: false };
  // Every variant has the same share of the visitors.
  const share = 0.5;
  const alpha = experimentAlpha / Math.max(1, challengers.length);
  const judged = challengers.map((challenger): Judged => {
    const counts = { control: control.signUps, challenger: challenger.signUps };
    const p = Math.min(1, alwaysValidP(counts, share) * challengers.length);
    const { low, high } = ratioSequence(counts, share, alpha);
    const verdict = low > 1 ? 'AHEAD' : high < 1 ? 'BEHIND' : 'OPEN';
    return {
      ...challenger,
      judgement: {
        verdict,
        confidence: 1 - p,
        ratioLow: low > 0 ? low : null,
        ratioHigh: Number.isFinite(high) ? high : null,
      },
    };
  });
  return {
    ...experiment,
    variants: [{ ...control, judgement: null }, ...judged],
    spreadSuspicious: challengers.some(
      ({ visitors }) =>
        spreadP({ control: control.visitors, challenger: visitors }, share) * challengers.length <
        spreadAlpha,
    ),
  };
}

/** Low, since a false alarm casts doubt on a sound experiment. */
const spreadAlpha = 0.001;
