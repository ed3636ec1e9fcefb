/**
 * A table of transitions: the state after each move from each state (rule 2). The server enforces it under a
 * row lock; the portal and the back office use it to choose buttons.
 */
export type TransitionTable<State extends string, Move extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Move, State>>>>
>;

/** The state after a move, or null if the move is not allowed in the current state. */
export function nextState<State extends string, Move extends string>(
  table: TransitionTable<State, Move>,
  from: State,
  move: Move,
): State | null {
  return table[from][move] ?? null;
}

/** The moves allowed in a state. */
export function movesFrom<State extends string, Move extends string>(
  table: TransitionTable<State, Move>,
  from: State,
): Move[] {
  return Object.keys(table[from]) as Move[];
}
