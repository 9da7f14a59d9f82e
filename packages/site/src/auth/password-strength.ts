/** 0 too short, 1 easy to guess, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

type Judge = (password: string) => PasswordStrength;

let loading: Promise<Judge> | undefined;

/**
 * Loads the password strength meter (a 0.2 MB list) when a new password is first typed.
 * It only advises: the server decides which passwords it accepts.
 */
export function loadPasswordJudge(): Promise<Judge> {
  loading ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@infinite/schema/catalogue/auth'),
  ]).then(([{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, { authLimits }]) => {
    const zxcvbn = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });
    return (password) => {
      if ([...password].length < authLimits.passwordMinimum) return 0;
      const { score } = zxcvbn.check(password.slice(0, judgedLength));
      return score === 0 ? 1 : score;
    };
  });
  return loading;
}

/** Scoring takes quadratic time; this length is enough. */
const judgedLength = 64;

/** The color of the bars that are filled. */
export function barColour(strength: PasswordStrength): string {
  if (strength <= 1) return 'bg-danger';
  return strength === 2 ? 'bg-amber' : 'bg-success';
}
