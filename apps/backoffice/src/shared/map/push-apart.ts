/** A point on a map, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A mark with its middle, and half its width and height, in pixels. */
export interface Placed {
  at: Point;
  reach: Point;
}

/** How often overlapping marks are pushed apart; a push may bring others together. */
const ROUNDS = 12;
/** Beyond this many marks in sight, the comparison of all with all would take longer than a frame. */
const COMPARED = 400;

/** Moves marks that overlap a little, until none do or as well as it goes. */
export function pushApart(marks: readonly Placed[]): void {
  if (marks.length > COMPARED) return;
  for (let round = 0; round < ROUNDS && pushAll(marks); round += 1);
}

function pushAll(marks: readonly Placed[]): boolean {
  let hasPushed = false;
  marks.forEach((one, index) => {
    for (const other of marks.slice(index + 1)) hasPushed = push(one, other) || hasPushed;
  });
  return hasPushed;
}

/** Pushes two marks apart along the way on which they overlap less; returns whether they did. */
function push(one: Placed, other: Placed): boolean {
  const across = one.reach.x + other.reach.x - Math.abs(other.at.x - one.at.x);
  const down = one.reach.y + other.reach.y - Math.abs(other.at.y - one.at.y);
  if (across <= 0 || down <= 0) return false;
  const axis = across < down ? 'x' : 'y';
  const half = (Math.min(across, down) / 2 + 0.5) * (other.at[axis] >= one.at[axis] ? 1 : -1);
  one.at[axis] -= half;
  other.at[axis] += half;
  return true;
}
