/** One pen for all: 24 units, a line of 1.75 with round ends. */
const drawings = {
  home: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4.500v-6h-5v6H5a1 1 0 0 1-1-1Z',
  messages:
    'M4 5.500h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3.500 7l8.500 6 8.500-6',
  recordings:
    'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3ZM5.500 11a6.500 6.500 0 0 0 13 0M12 17.500V21',
  vault:
    'M4 4.500h16a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM3.500 17l5-5 3.500 3.500 3.500-3.500 5 5M15.500 9.500h.01',
  tree: 'M12 21v-7M12 14l-4-4M12 14l4-4M8 10a2.500 2.500 0 1 0-.01-5.010A2.500 2.500 0 0 0 8 10ZM16 10a2.500 2.500 0 1 0-.01-5.010A2.500 2.500 0 0 0 16 10ZM12 6a1.500 1.500 0 1 0-.01-3.010A1.500 1.500 0 0 0 12 6Z',
  write: 'M4 20h4L19.200 8.800a2 2 0 0 0 0-2.800L18 4.800a2 2 0 0 0-2.800 0L4 16ZM13.500 6.500l4 4',
  family:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 20a6.500 6.500 0 0 1 13 0M16 4.300a3.500 3.500 0 0 1 0 6.400M18 14.200a6.500 6.500 0 0 1 3.500 5.800',
  addressBook:
    'M6 3.500h12a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM3.500 8H6M3.500 12H6M3.500 16H6M12 11.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8.500 16.500a3.500 3.500 0 0 1 7 0',
  timeline: 'M12 3.500v17M12 7h6.500v4H12M12 13H5.500v4H12',
  together: 'M3.500 5h11v7h-7l-4 3ZM10.500 15v1h6.500l3.500 3V9h-3',
  settings: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h7M15 17h5M13 15v4',
  review:
    'M5 4.500h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-7l-4.500 3.500v-3.500H5a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM8 8.500h8M8 12h5',
  admin: 'M12 3l7 3v5c0 4.500-3 8-7 10-4-2-7-5.500-7-10V6Z',
  bell: 'M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 2h-15ZM10 21h4',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.200 15.200 20.500 20.500',
  signOut: 'M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4M14.500 8l4 4-4 4M18 12H9.500',
} as const;

export type ShellIconName = keyof typeof drawings;

/** A sign beside the word that names it; decoration, since the word is always there. */
export function ShellIcon({ name }: { name: ShellIconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
