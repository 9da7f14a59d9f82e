import clsx from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose between, read aloud. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Every tab takes the same share of the width. */
  even?: boolean;
}

/** Panels of which one shows; arrow keys move between the tabs. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  even,
}: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value /* one of tabs */)}>
      <Radix.List
        aria-label={label}
        className="flex overflow-x-auto overflow-y-hidden border-b border-rule"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(
              '-mb-px min-h-12 cursor-pointer border-b-3 border-transparent px-4 py-2 font-semibold whitespace-nowrap text-ink-soft hover:text-ink',
              'focus-visible:-outline-offset-3 data-[state=active]:border-accent data-[state=active]:text-accent',
              even && 'flex-1',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} tabIndex={-1} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
