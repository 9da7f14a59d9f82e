import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { barColour, loadPasswordJudge, type PasswordStrength } from '../password-strength.ts';

/** Four bars and a word under a new password. Shows nothing until something was typed. */
export function StrengthMeter({ password }: { password: string }) {
  const strength = usePasswordStrength(password);
  if (!password || strength === null) return null;
  const { label, steps } = authModalWords.strength;
  return (
    <div className="mt-2 flex items-center gap-3 text-sm" role="status">
      <span className="flex flex-1 gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={clsx(
              'h-1.5 flex-1 rounded-full',
              bar <= strength ? barColour(strength) : 'bg-rule',
            )}
          />
        ))}
      </span>
      <span className="only-read-aloud">{label}: </span>
      <span className="min-w-28 text-right text-ink-soft">{steps[strength]}</span>
    </div>
  );
}

function usePasswordStrength(password: string): PasswordStrength | null {
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  useEffect(() => {
    if (!password) return undefined;
    let current = true;
    loadPasswordJudge().then(
      (judge) => {
        if (current) setStrength(judge(password));
      },
      () => undefined, // Without the meter the form still works.
    );
    return () => {
      current = false;
    };
  }, [password]);
  return strength;
}
