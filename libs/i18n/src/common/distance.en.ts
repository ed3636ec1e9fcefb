/** English: distances before approval, in bands (rule 81). */
export const distanceBand = {
  under_1: 'less than 1 km from you',
  '1_to_2': '1 to 2 km from you',
  '2_to_5': '2 to 5 km from you',
  '5_to_10': '5 to 10 km from you',
  over_10: 'more than 10 km from you',
} as const;

/** The same distances standing alone, where the distance is the headline. */
export const distance = {
  under_1: 'under 1 km',
  '1_to_2': '1 to 2 km',
  '2_to_5': '2 to 5 km',
  '5_to_10': '5 to 10 km',
  over_10: 'over 10 km',
} as const;
