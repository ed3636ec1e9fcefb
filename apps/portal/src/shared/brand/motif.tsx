import './brand.css';

/**
 * Two doors on two hills and the short way between them: somebody sets out, somebody waits, and both have the
 * two circles of the mark. Where room is short, it shows the door with the waiting person. A decoration, so
 * hidden from screen readers, print and forced colours.
 */
export function Motif({ shows = 'both' }: { shows?: 'both' | 'waiting' }) {
  const crop = shows === 'both' ? 'xMidYMax' : 'xMaxYMax';
  return (
    <svg
      className="motif no-print"
      viewBox="0 0 320 128"
      preserveAspectRatio={`${crop} slice`}
      aria-hidden="true"
      focusable="false"
    >
      <circle className="motif__sun" cx="166" cy="40" r="16" />
      <path className="motif__far" d="M0 92c40-34 84-34 124-8 34 22 62 12 92-8 38-26 74-20 104 4v48H0z" />
      <path className="motif__near" d="M0 112c54-26 112-20 160-4s108 18 160-10v30H0z" />
      <path className="motif__house" d="M28 104V70l24-20 24 20v30z" />
      <path className="motif__light" d="M46 100V82h13v17zM36 72h9v9h-9z" />
      <path className="motif__house" d="M244 106V66l28-22 28 22v34z" />
      <path className="motif__light" d="M262 104V82h15v20zM284 70h9v9h-9z" />
      <path className="motif__path" d="M60 104c40 12 88 14 132 8 26-4 48-4 70-6" />
      <circle className="motif__head" cx="132" cy="80" r="7" />
      <path className="motif__body" d="M124 112V98a8 8 0 0 1 16 0v14z" />
      <circle className="motif__sun" cx="236" cy="84" r="6" />
      <path className="motif__waiting" d="M229 108V98a7 7 0 0 1 14 0v10z" />
    </svg>
  );
}
