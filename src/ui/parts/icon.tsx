// The icons: one stroke style, drawn on a 16 px grid, coloured by the text around them. Always decoration:
// the control that holds one has a name of its own.
const PATHS = {
  plus: 'M8 3v10M3 8h10',
  clock: 'M8 4.5V8l2.5 1.5M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0Z',
  gear: 'M2 4.5h6M11.5 4.5H14M2 11.5h2.5M8 11.5h6M11.5 4.5a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0ZM8 11.5a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0Z',
  send: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  stop: 'M4.5 4.5h7v7h-7z',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  play: 'M5 3.5v9l7-4.5z',
  step: 'M4 3.5v9l6-4.5zM12.5 3.5v9',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6H9a4 4 0 0 1 0 8H6',
  check: 'm3 8.5 3.2 3.2L13 5',
  cross: 'm4 4 8 8M12 4l-8 8',
  minus: 'M3.5 8h9',
  chevron: 'm6 4 4 4-4 4',
  back: 'm10 3-5 5 5 5',
  file: 'M9 2H4.5v12h7V4.5zM9 2v2.5h2.5',
  shield: 'M8 2 3 4v4c0 3 2.2 5 5 6 2.8-1 5-3 5-6V4z',
  question: 'M6 6.2c0-2.6 4.2-2.5 4.2.1 0 1.7-2.2 1.8-2.2 3.4M8 12.2v.3',
  hand: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 5v3.5M8 10.8v.2',
  search: 'M11.2 11.2 14 14M12 7.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0Z',
  tab: 'M2 4.5h12v8H2zM2 7h12',
  click: 'm6 6 7 3-3 1-1 3zM3 3l1.5 1.5M3 7h1.5M7 3v1.5',
  field: 'M2 5h12v6H2zM4.5 7v2',
  spark: 'M8 2.5 9.4 6.6 13.5 8 9.4 9.4 8 13.5 6.6 9.4 2.5 8l4.1-1.4z',
  save: 'M8 2.5v7M4.8 6.8 8 10l3.2-3.2M3 13h10',
  copy: 'M5.5 5.5h7v8h-7zM3.5 10.5v-8h7',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The product's mark: a cursor that leaves a trail. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 128 128" width="20" height="20" aria-hidden="true" focusable="false">
      <rect class="mark-ground" x="4" y="4" width="120" height="120" rx="30" />
      <path class="mark-trail" d="M26 92c8-26 22-44 46-52" />
      <path class="mark-cursor" d="M60 50l44 17-19 8-8 19z" />
    </svg>
  );
}
