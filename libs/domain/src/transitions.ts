/**
 * A transition table: which move leads from which state to which (rule 2 and architecture, "States").
 * The server enforces it under a row lock; the fronts read it to know which buttons to show.
 */
export type TransitionTable<State extends string, Move extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Move, State>>>>
>;

/** The state that a move leads to, or null when the move is not allowed from there. */
export function nextState<State extends string, Move extends string>(
  table: TransitionTable<State, Move>,
  from: State,
  move: Move,
): State | null {
  return table[from][move] ?? null;
}

/** The moves that are allowed from a state. */
export function movesFrom<State extends string, Move extends string>(
  table: TransitionTable<State, Move>,
  from: State,
): Move[] {
  return Object.keys(table[from]) as Move[];
}
