/** Hebrew: durations in words, and the number of tries left. */
export const waits = {
  seconds_one: 'שנייה אחת',
  seconds_two: 'שתי שניות',
  seconds_other: '%{count} שניות',
  minutes_one: 'דקה אחת',
  minutes_two: 'שתי דקות',
  minutes_other: '%{count} דקות',
  hours_one: 'שעה',
  hours_two: 'שעתיים',
  hours_other: '%{count} שעות',
  both: '%{hours} ו־%{minutes}',
  bothInWords: '%{hours} ו%{minutes}',
  tries_one: 'נותר ניסיון אחד',
  tries_two: 'נותרו שני ניסיונות',
  tries_other: 'נותרו %{count} ניסיונות',
} as const;
