/**
 * Dialog and ConfirmDialog look the same. The scrim is a plain element and theme.css stops the
 * page behind it from scrolling: radix' own overlay writes a <style> element for that, which
 * the Content-Security-Policy refuses.
 */
export const dialogScrimStyle = 'fixed inset-0 z-40 animate-appear bg-scrim';

export const dialogPanelStyle =
  'fixed top-1/2 left-1/2 z-50 max-h-[85vh] w-[calc(100%-24px)] -translate-x-1/2 -translate-y-1/2 ' +
  'overflow-y-auto overscroll-contain rounded-lg border border-rule bg-paper p-5 text-ink shadow-float ' +
  'animate-appear focus-visible:outline-none sm:p-7';
