import type { HelpPicture as Name } from '@karov/domain';

/** Drawings on a 24 by 24 grid, fetched only with the choice of a kind of help. */
const DRAWINGS: Readonly<Record<Name, string>> = {
  car: 'M4 16.5v-4l2-5.5h12l2 5.5v4zM4 12.5h16M6 16.5V19M18 16.5V19M7.5 14.5v.01M16.5 14.5v.01',
  bag: 'M5 8.5h14l-1 12H6zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5',
  door: 'M4 11l8-7 8 7M6 9.5v11h12v-11M10 20.5v-6h4v6',
  phone:
    'M6 3.5h3.5l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5V18a2.5 2.5 0 0 1-2.7 2.5A15.5 15.5 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.5z',
  tools:
    'M14.5 6.5a4 4 0 0 1 5-3l-2.5 2.5.5 1.5 1.5.5 2.5-2.5a4 4 0 0 1-5.5 4.5l-9 9a1.8 1.8 0 0 1-2.5-2.5l9-9a4 4 0 0 1 1-1z',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.25 4.25 0 0 1 12 7.3 4.25 4.25 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z',
};

/** The picture of a kind of help; its name is beside it. */
export function HelpPicture({ name }: { name: Name }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
