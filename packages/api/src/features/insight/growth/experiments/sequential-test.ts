/**
 * Statistics that are valid at any time, however often somebody looks at them.
 *
 * Source: M. Lindon, A. Malek, 'Anytime-Valid Inference for Multinomial Count Data', NeurIPS 2022
 * (arXiv:2011.03567), its mixture of a Dirichlet prior for two cells and, from it, contrasts of
 * time-inhomogeneous Bernoulli processes.
 *
 * Only sign-ups are looked at, in the order in which they come. Visitors are assigned by chance
 * with known probabilities, so that, if the words make no difference, the next sign-up is the
 * challenger's with the probability q0 = its share of the visitors, whatever came before: however
 * sign-ups rise and fall by hour and season, and however late after the visit they come. The
 * alternative is a mixture of all q, weighted by a Beta distribution around q0. The ratio of both
 * likelihoods is a martingale that starts at 1; by Ville's inequality the chance that it ever
 * reaches 1/alpha is at most alpha. So 1/ratio is a p-value at every look.
 */

/** Of the Beta weight around no difference: differences of a tenth to a half are found soonest. */
const weight = 100;

export interface SignUpCounts {
  readonly control: number;
  readonly challenger: number;
}

/** Evidence against 'no difference': the likelihood ratio described above, as its logarithm. */
export function logEvidence(
  { control, challenger }: SignUpCounts,
  /** The challenger's share of the visitors of both. */
  share: number,
): number {
  const [a, b] = [weight * share, weight * (1 - share)];
  return (
    logBeta(a + challenger, b + control) -
    logBeta(a, b) -
    challenger * Math.log(share) -
    control * Math.log(1 - share)
  );
}

/** Always valid: the chance that it is ever at or below alpha, without a difference, is at most alpha. */
export function alwaysValidP(counts: SignUpCounts, share: number): number {
  return Math.min(1, Math.exp(-logEvidence(counts, share)));
}

/**
 * The challenger's sign-ups for each of the control's, per visitor: 1.2 is a fifth more. All the
 * ratios that the test does not reject; the true one is within at all looks together, with the
 * probability 1 - alpha.
 */
export function ratioSequence(
  counts: SignUpCounts,
  share: number,
  alpha: number,
): { low: number; high: number } {
  const { control, challenger } = counts;
  const total = control + challenger;
  if (total === 0) return { low: 0, high: Infinity };
  const [a, b] = [weight * share, weight * (1 - share)];
  const mixture = logBeta(a + challenger, b + control) - logBeta(a, b);
  const refused = (q: number) =>
    mixture - times(challenger, Math.log(q)) - times(control, Math.log1p(-q)) >=
    Math.log(1 / alpha);
  const middle = challenger / total;
  // The ratio falls up to the middle and rises after it, so one end lies on each side.
  const low = refused(0) ? border(0, middle, refused) : 0;
  const high = refused(1) ? border(1, middle, refused) : 1;
  const ratioOf = (q: number) => (q * (1 - share)) / ((1 - q) * share);
  return { low: ratioOf(low), high: ratioOf(high) };
}

/**
 * Whether visitors are spread as planned: evidence against the planned shares. If it is strong, the
 * counting is wrong, and the other figures mean nothing.
 */
export function spreadP(visitors: SignUpCounts, share: number): number {
  return alwaysValidP(visitors, share);
}

const times = (count: number, log: number) => (count === 0 ? 0 : count * log);

function border(outside: number, inside: number, refused: (q: number) => boolean): number {
  let [bad, good] = [outside, inside];
  for (let step = 0; step < 60; step += 1) {
    const between = (bad + good) / 2;
    if (refused(between)) bad = between;
    else good = between;
  }
  return bad;
}

const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Stirling's series (NIST DLMF 5.11.1) above 10, by recurrence below; good to 1e-12. */
function logGamma(x: number): number {
  let [shift, at] = [0, x];
  while (at < 10) {
    shift -= Math.log(at);
    at += 1;
  }
  const inverse = 1 / (at * at);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / at;
  return shift + (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series;
}
