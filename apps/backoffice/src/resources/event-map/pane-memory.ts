import { isRecord } from '@karov/domain';
import { useState } from 'react';

/** The parts of the console that fold. */
export type Folding = 'needs' | 'volunteers' | 'story';

const KEY = 'karov_event_panes';

type Folded = Readonly<Record<Folding, boolean>>;

/** At first the story is one line, so that people have the room. */
const AT_FIRST: Folded = { needs: false, volunteers: false, story: true };

function readFolded(): Folded {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (!isRecord(kept)) return AT_FIRST;
    const of = (pane: Folding) => (typeof kept[pane] === 'boolean' ? kept[pane] : AT_FIRST[pane]);
    return { needs: of('needs'), volunteers: of('volunteers'), story: of('story') };
  } catch {
    return AT_FIRST;
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
  return { isFolded: (pane: Folding) => folded[pane], turn };
}
