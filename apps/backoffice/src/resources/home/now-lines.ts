import type { WaitingMatter, WaitingMatterKind, WaitingNeed } from '@karov/api-client';

/** An entry of any kind on the first screen. */
export type Line = { id: string; need: WaitingNeed } | { id: string; matter: WaitingMatter };

const MATTERS: readonly WaitingMatterKind[] = [
  'provider',
  'left',
  'chat',
  'answer',
  'worry',
  'message',
  'vetting',
  'contact',
];

/**
 * Returns everything that waits in one order: needs in the server's order, most urgent and longest waiting
 * first (rule 77), then the rest by weight and age.
 */
export function linesOf(
  needs: readonly WaitingNeed[],
  matters: readonly WaitingMatter[],
): { emergencies: Line[]; others: Line[] } {
  const lines = needs.map((need) => ({ id: `${need.kind}-${need.id}`, need }));
  const rest = matters
    .toSorted(
      (one, other) =>
        MATTERS.indexOf(one.kind) - MATTERS.indexOf(other.kind) || one.since.localeCompare(other.since),
    )
    .map((matter) => ({ id: matter.key, matter }));
  return {
    emergencies: lines.filter(({ need }) => need.is_emergency),
    others: [...lines.filter(({ need }) => !need.is_emergency), ...rest],
  };
}
