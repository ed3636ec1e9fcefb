/** A name on a map: its text, and its point in pixels. */
interface PlacedName {
  x: number;
  y: number;
  name: string;
}

/** The width of a semi-bold letter of 13 pixels, rounded up. */
const LETTER_WIDTH = 8;
const LINE_HEIGHT = 16;
/** The gap between the point and the first letter, which is also the width of the point on its other side. */
const GAP = 6;
const POINT = 4;

function overlap(one: PlacedName, other: PlacedName): boolean {
  const [left, right] = one.x <= other.x ? [one, other] : [other, one];
  return (
    Math.abs(one.y - other.y) < LINE_HEIGHT &&
    right.x - POINT < left.x + GAP + left.name.length * LETTER_WIDTH
  );
}

/**
 * Chooses the names that are legible together, in order of precedence: a name that would overlap an earlier
 * one is left out.
 */
export function fittingNames<Name extends PlacedName>(names: readonly Name[]): Name[] {
  const shown: Name[] = [];
  for (const name of names) if (!shown.some((other) => overlap(name, other))) shown.push(name);
  return shown;
}
