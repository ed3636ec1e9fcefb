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
 * first (rule 77), those left without help after the needs that have nobody (rule 166), then the rest by weight and
 * age.
 */
export function linesOf(
  needs: readonly WaitingNeed[],
  matters: readonly WaitingMatter[],
): { emergencies: Line[]; others: Line[] } {
  const lineOf = (need: WaitingNeed): Line => ({ id: `${need.kind}-${need.id}`, need });
  const rest = matters
    .toSorted(
      (one, other) =>
        MATTERS.indexOf(one.kind) - MATTERS.indexOf(other.kind) || one.since.localeCompare(other.since),
    )
    .map((matter) => ({ id: matter.key, matter }));
  const ordinary = needs.filter((need) => !need.is_emergency);
  const isAlone = ({ state, taken_over_by: by }: WaitingNeed): boolean => state === 'waiting' && by === null;
  return {
    emergencies: needs.filter((need) => need.is_emergency).map(lineOf),
    others: [
      ...ordinary.filter(isAlone).map(lineOf),
      ...rest.filter(({ matter }) => matter.kind === 'left'),
      ...ordinary.filter((need) => !isAlone(need)).map(lineOf),
      ...rest.filter(({ matter }) => matter.kind !== 'left'),
    ],
  };
}
