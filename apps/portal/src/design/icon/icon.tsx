import './icon.css';

/** Drawings on a 24 by 24 grid, stroked in the colour of the adjacent text. */
const DRAWINGS = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
  circle: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  clock: 'M12 7v5l3.5 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  alert: 'M12 8v5M12 16.5v.01M10.3 4.3 2.6 18a2 2 0 0 0 1.7 3h15.4a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0z',
  info: 'M12 11v5.5M12 7.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  hands: 'M12 20s-7.5-4.6-7.5-10A4.25 4.25 0 0 1 12 7.3 4.25 4.25 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z',
  list: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01',
  bell: 'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10zM10 19.5a2 2 0 0 0 4 0',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.5 2.6 3.5 5.6 3.5 9s-1 6.4-3.5 9c-2.5-2.6-3.5-5.6-3.5-9s1-6.4 3.5-9z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  out: 'M14 4H6v16h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  down: 'M6 9.5l6 6 6-6',
  forward: 'M9 6l6 6-6 6',
  backward: 'M15 6l-6 6 6 6',
  phone:
    'M6 3.5h3.5l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5V18a2.5 2.5 0 0 1-2.7 2.5A15.5 15.5 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.5z',
  question:
    'M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  page: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6',
  access: 'M12 4.5v.01M5 8.5l7 1.5 7-1.5M12 10v4.5M8.5 20.5l3.5-6 3.5 6',
  route: 'M12 3l7 17.5-7-4-7 4z',
  chat: 'M4 5.5h16v11H10l-4.5 3.5v-3.5H4z',
  offline: 'M3 3l18 18M5 12.5a10 10 0 0 1 4-2.3M19 12.5a10 10 0 0 0-6-2.7M8.5 16a5 5 0 0 1 6 0M12 19.5v.01',
} as const;

export type IconName = keyof typeof DRAWINGS;

/** Icons that point in a direction are mirrored in right-to-left text. */
const POINTING: ReadonlySet<IconName> = new Set(['out', 'forward', 'backward']);

/** An icon beside words; it never appears alone, so screen readers skip it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={POINTING.has(name) ? 'icon icon--pointing' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
