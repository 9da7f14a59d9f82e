/** Colors of a book. */
export const paperWhite = '#f7f1e6';
export const ink = '#2b2620';
export const softInk = '#5b5750';
export const amber = '#b9772a';
