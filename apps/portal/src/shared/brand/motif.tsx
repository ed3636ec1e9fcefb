import './brand.css';

/**
 * Two doors and the short way between them: one person sets out, another waits, and both carry the two
 * circles of the logo. Used only on the start page; hidden from screen readers, print and forced colours.
 */
export function Motif() {
  return (
    <svg
      className="motif no-print"
      viewBox="0 0 320 128"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="motif__sun" cx="176" cy="66" r="13" />
      <path className="motif__far" d="M0 92c40-34 84-34 124-8 34 22 62 12 92-8 38-26 74-20 104 4v48H0z" />
      <path className="motif__near" d="M0 108h320v20H0z" />
      <path className="motif__house" d="M28 112V72l24-19 24 19v40z" />
      <path className="motif__light" d="M46 112V88h13v24zM36 76h9v9h-9z" />
      <path className="motif__house" d="M244 112V72l28-20 28 20v40z" />
      <path className="motif__light" d="M263 112V88h15v24zM284 76h9v9h-9z" />
      <path className="motif__path" d="M60 120h204" />
      <circle className="motif__head" cx="136" cy="82" r="7" />
      <path className="motif__body" d="M127 112v-11a9 9 0 0 1 18 0v11z" />
      <circle className="motif__sun" cx="234" cy="86" r="6" />
      <path className="motif__waiting" d="M226 112v-10a8 8 0 0 1 16 0v10z" />
    </svg>
  );
}
