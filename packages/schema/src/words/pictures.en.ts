/** Refusals about photos that are turned, cropped or compared. */
export const pictureWords = {
  badTurn: 'A photo can be turned by quarters.',
  badCrop: 'That part lies outside the photo.',
  smallCrop: 'That part of the photo is too small.',
  notEditable: 'Only a photo that can be shown can be turned or cropped.',
  stale: 'Someone else edited this photo meanwhile. Look at it again first.',
  notAlike: 'These items are not offered as alike any more. Look at the page again.',
  someNeeded: 'Choose what to compare.',
} as const;
