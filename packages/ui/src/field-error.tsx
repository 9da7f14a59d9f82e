import { CircleAlert } from 'lucide-react';
import { Icon } from './icon.tsx';

/** The words under a control that cannot be accepted yet. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="m-0 mt-2 flex items-start gap-2 text-sm font-medium text-danger">
      <Icon as={CircleAlert} className="mt-[0.125em]" />
      <span>{children}</span>
    </p>
  );
}
