import { isRecord } from '@karov/domain';
import { useState } from 'react';

/** The parts of the console that fold. */
const FOLDING = ['needs', 'volunteers', 'story'] as const;
export type Folding = (typeof FOLDING)[number];

const KEY = 'karov_event_panes';

function readFolded(): Readonly<Partial<Record<Folding, boolean>>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isRecord(kept) ? Object.fromEntries(FOLDING.map((pane) => [pane, kept[pane] === true])) : {};
  } catch {
    return {};
  }
}

/** Which parts of the console are folded; remembered on this device. */
export function useFolded() {
  const [folded, setFolded] = useState(readFolded);
  const turn = (pane: Folding) => {
    const next = { ...folded, [pane]: !folded[pane] };
    localStorage.setItem(KEY, JSON.stringify(next));
    setFolded(next);
  };
  return { isFolded: (pane: Folding) => folded[pane] === true, turn };
}
