/**
 * Whether no control has the focus: what had it is gone, and a heading or a row that fits better
 * than the whole open place (`data-keeps-focus`) may take it.
 */
export function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.hasAttribute('data-keeps-focus');
}
