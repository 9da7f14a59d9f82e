/** However small the map is, the list tells places apart as on a large one; the page begins with it. */
export const listZoom = 2;
