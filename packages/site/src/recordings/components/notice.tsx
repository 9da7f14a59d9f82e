import clsx from 'clsx';
import { CircleAlert, Info } from 'lucide-react';
import { Icon } from '@infinite/ui/icon';
import type { ReactNode } from 'react';

const tones = {
  danger: { box: 'border-danger bg-danger-tint', sign: 'text-danger', icon: CircleAlert },
  amber: { box: 'border-amber bg-amber-tint', sign: 'text-amber-ink', icon: Info },
};

/** A notice, announced when it appears; `action` is the remedy. */
export function Notice(props: {
  tone: keyof typeof tones;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const { box, sign, icon } = tones[props.tone];
  return (
    <div role="alert" className={clsx('rounded-md border-l-4 px-5 py-4 text-ink', box)}>
      <p className="m-0 flex items-start gap-2 font-semibold">
        <Icon as={icon} className={clsx('mt-[0.15em]', sign)} />
        {props.title}
      </p>
      {props.children ? <div className="mt-1">{props.children}</div> : null}
      {props.action ? <div className="mt-4">{props.action}</div> : null}
    </div>
  );
}
