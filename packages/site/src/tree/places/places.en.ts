/** Setting where a place of the tree is on the map. */
export const setPointWords = {
  open: 'Set the point on the map',
  openKnown: 'Move the point on the map',
  title: (place: string) => `Where is ${place}?`,
  lead: 'Press the place on the map, or type its coordinates. Every fact with this place gets them.',
  map: 'Map of the world. Press to set the point. With the keyboard, arrow keys move the map, plus and minus zoom, and Enter sets the point in the middle.',
  coordinates: 'Coordinates',
  coordinatesHint: 'Latitude and longitude as maps give them: “57.6348, 18.2948”.',
  unreadable: 'Please write two numbers, such as “57.6348, 18.2948”.',
  point: 'The point',
  save: 'Save the point',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: (place: string, count: number) =>
    `${place} is on the map now, in ${count === 1 ? '1 record' : `${count.toLocaleString('en-US')} records`}.`,
  more: ' There are more records with this place: save the point again for the rest.',
  unchanged: 'The point was there already.',
} as const;
