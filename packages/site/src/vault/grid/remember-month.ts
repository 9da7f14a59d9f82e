/**
 * Writes the month in view into the address, so that a reload, a bookmark and the way back from another
 * page lead there. @param month null for the top
 */
export function rememberMonth(month: string | null): void {
  const query = new URLSearchParams(location.search);
  if (query.get('from') === month) return;
  query.delete('after');
  if (month === null) query.delete('from');
  else query.set('from', month);
  const search = query.size === 0 ? '' : `?${query}`;
  if (search !== location.search) {
    history.replaceState(history.state, '', location.pathname + search);
  }
}
