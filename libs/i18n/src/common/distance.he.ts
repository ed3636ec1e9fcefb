/** Hebrew: distances before approval, in bands (rule 81). */
export const distanceBand = {
  under_1: 'פחות מק״מ ממך',
  '1_to_2': '1 עד 2 ק״מ ממך',
  '2_to_5': '2 עד 5 ק״מ ממך',
  '5_to_10': '5 עד 10 ק״מ ממך',
  over_10: 'יותר מ־10 ק״מ ממך',
} as const;

/** The same distances standing alone, where the distance is the headline. */
export const distance = {
  under_1: 'פחות מק״מ',
  '1_to_2': '1 עד 2 ק״מ',
  '2_to_5': '2 עד 5 ק״מ',
  '5_to_10': '5 עד 10 ק״מ',
  over_10: 'יותר מ־10 ק״מ',
} as const;
