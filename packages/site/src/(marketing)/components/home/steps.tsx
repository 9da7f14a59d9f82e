import { home } from '#(marketing)/content/home.ts';
import { AuthButton } from '../auth-button.tsx';
import { Band } from '../band.tsx';
import { NumberedSteps } from '../numbered-steps.tsx';

export function Steps() {
  const { heading, items, start } = home.steps;
  return (
    <Band sunk heading={heading}>
      <NumberedSteps steps={items} />
      <AuthButton className="mt-8">{start}</AuthButton>
    </Band>
  );
}
