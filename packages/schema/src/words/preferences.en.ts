/** What a reader may choose about every page. */
export const preferenceWords = {
  heading: 'Appearance and language',
  lead: 'These hold on all your devices. The colors can also be changed for one device, at the foot of our public pages.',
  choices: {
    language: {
      label: 'Language',
      hint: 'For signing in, the recorder, emails about your account, and the pages that recipients open. Everything else is in English.',
      options: { device: 'As my browser says', en: 'English', de: 'Deutsch', es: 'Español' },
    },
    clock: {
      label: 'Time of day',
      options: { device: 'As usual in my language', '12': '9:00 PM', '24': '21:00' },
    },
    theme: {
      label: 'Colors',
      options: { device: 'As my device', light: 'Light', dark: 'Dark' },
    },
    text: {
      label: 'Size of the text',
      options: { normal: 'Normal', large: 'Large', larger: 'Larger' },
    },
    contrast: {
      label: 'Contrast',
      options: { normal: 'Normal', high: 'High' },
    },
    motion: {
      label: 'Movement',
      options: { device: 'As my device', none: 'None' },
    },
  },
  save: 'Save these choices',
  saved: 'Your choices hold on all your devices now.',
  unknown: 'Please choose one of what is offered',
} as const;
