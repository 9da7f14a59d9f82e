import { home } from '#(marketing)/content/home.ts';
import { Band } from '../band.tsx';
import { ProtectionLine } from '../protection-line.tsx';

export function Protection() {
  const { heading, steps, note } = home.protection;
  return (
    <Band heading={heading}>
      <ProtectionLine steps={steps} />
      <p className="mt-8 mb-0 text-ink-soft">{note}</p>
    </Band>
  );
}
