import { ActButton } from '../../shared/acts/act-button.js';
import { useText } from '../../shared/text.js';
import type { Act } from './acts.js';

interface HoldActionsProps {
  /** The person on whose card it stands. */
  name: string;
  /** The need, its person and its volunteer. */
  pair: { requestId: number; user: string; volunteer: string };
  abilities: readonly string[];
  onAct: (act: Act) => void;
}

/** What helps an assignment on its way: its approval, and then what its volunteer has told by telephone. */
export function HoldActions({ name, pair, abilities, onAct }: HoldActionsProps) {
  const text = useText();
  const offered = (['approve', 'record_on_way'] as const).filter((kind) => abilities.includes(kind));
  return offered.map((kind) => (
    <ActButton
      key={kind}
      tone="contained"
      label={text(`act.${kind}`)}
      fullLabel={text(`act.${kind}_of`, { name: kind === 'approve' ? name : pair.user })}
      onClick={() => onAct({ kind, ...pair })}
    />
  ));
}
