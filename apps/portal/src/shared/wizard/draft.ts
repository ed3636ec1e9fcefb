const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Where a draft is stored on the device: one place for each form and phone (or person). */
export interface DraftPlace<V> {
  form: string;
  owner: string;
  /** reads the stored draft; unknown values are dropped */
  parse: (kept: unknown) => V;
}

export interface Draft<V> {
  values: V;
  step: string;
  /** the summary was reached before, so after a change in a single step the form returns to it */
  isReviewed: boolean;
}

const keyOf = ({ form, owner }: Pick<DraftPlace<unknown>, 'form' | 'owner'>) =>
  `karov.draft.${form}.${owner}`;

function parseDraft<V>(kept: unknown, parse: (values: unknown) => V): Draft<V> | null {
  if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('savedAt' in kept)) return null;
  if (typeof kept.savedAt !== 'number' || Date.now() - kept.savedAt > KEPT_DAYS * DAY_MS) return null;
  const step = 'step' in kept && typeof kept.step === 'string' ? kept.step : '';
  return { values: parse(kept.values), step, isReviewed: 'isReviewed' in kept && kept.isReviewed === true };
}

/**
 * Returns the draft of a form; null if there is none, or if it is so old that the device may belong to
 * somebody else by now.
 */
export function readDraft<V>(place: DraftPlace<V>): Draft<V> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
    return parseDraft(kept, place.parse);
  } catch {
    return null;
  }
}

/** Saves a draft; without storage on the device the form works all the same. */
export function keepDraft<V>(place: DraftPlace<V>, draft: Draft<V>): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify({ ...draft, savedAt: Date.now() }));
  } catch {
    return;
  }
}

export function forgetDraft(place: Pick<DraftPlace<unknown>, 'form' | 'owner'>): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    return;
  }
}
