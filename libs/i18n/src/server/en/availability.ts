/** Whether a volunteer may be called now, in words, English. */
export const availability = {
  saved: 'Your availability is saved.',
  free: 'You can be called now.',
  inactive: 'The account is not active: we will not call you.',
  frozen: 'The account is frozen: we will not call you until it is renewed.',
  not_validated: 'The police certificate is not checked yet: until then we will not call you.',
  off_duty: 'Off duty: we will not call you until you are on duty again.',
  paused: 'On a pause: we will not call you until it ends.',
  outside_hours: 'Outside the hours you chose: we will not call you now.',
  quiet_hours: 'Quiet hours: we will not call you now.',
  enough_calls:
    'You have had as many calls this week as you asked for. We will not call you until a week has passed since the first of them.',
} as const;
