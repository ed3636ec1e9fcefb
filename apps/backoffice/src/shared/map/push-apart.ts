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
/** Beyond this many marks in sight, finding a place for each would take longer than a frame. */
const PLACED = 1500;

/** Moves marks that overlap a little, until none do or as well as it goes. */
export function pushApart(marks: readonly Placed[]): void {
  if (marks.length > PLACED) return;
  for (let round = 0; round < ROUNDS && pushAll(marks); round += 1);
}

/** One round, from one side to the other, so that each mark meets only those beside it. */
function pushAll(marks: readonly Placed[]): boolean {
  const sorted = marks.toSorted((one, other) => one.at.x - other.at.x);
  const widest = Math.max(0, ...marks.map(({ reach }) => reach.x));
  let hasPushed = false;
  sorted.forEach((one, index) => {
    for (let at = index + 1; at < sorted.length; at += 1) {
      const other = sorted[at];
      if (!other || other.at.x - one.at.x > one.reach.x + widest + SLACK) break;
      hasPushed = push(one, other) || hasPushed;
    }
  });
  return hasPushed;
}

/** How far a mark may have been pushed within a round, in pixels: its neighbours are still met. */
const SLACK = 40;

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
