/** English: whether a volunteer may be called now, in words. */
export const availability = {
  saved: 'Your availability is saved.',
  free: 'You can be called now.',
  inactive: 'The account is not active: we will not call you.',
  frozen: 'The account is frozen: we will not call you until it is renewed.',
  not_validated: 'Your police certificate has not been checked yet: until then we will not call you.',
  off_duty: 'You turned calls off: we will not call you until you turn them on again.',
  paused: 'Taking a break: we will not call you until it ends.',
  outside_hours: 'This is outside the hours you chose: we will not call you now.',
  quiet_hours: 'Quiet hours: we will not call you now.',
  enough_calls:
    'We have called you as often as you asked for this week. We will call again once a week has passed since the first call.',
} as const;
