import { createElement, useState } from 'react';
import { Button } from './button.tsx';
import { loadOnce, useWhenOpened } from './load-when-opened.ts';
import type { MenuProps } from './menu-panel.tsx';

export type { MenuItem } from './menu-panel.tsx';

const panel = loadOnce(async () => (await import('./menu-panel.tsx')).MenuPanel);

/** A list of acts behind one button; its code comes with the first that is opened. */
export function Menu({ button, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [byKey, setByKey] = useState(false);
  const Panel = useWhenOpened(panel, open, () => setOpen(false));
  if (Panel) {
    return createElement(Panel, { button, items, open, onOpenChange: setOpen, firstByKey: byKey });
  }
  const openBy = (key: boolean) => {
    setByKey(key);
    setOpen(true);
  };
  return (
    <Button
      {...button}
      aria-haspopup="menu"
      aria-expanded={open}
      // A click without a pointer is Enter or the space bar.
      onClick={({ detail }) => openBy(detail === 0)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        openBy(true);
      }}
    />
  );
}
