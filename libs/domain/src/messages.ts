export const MESSAGE_READERS = ['seeker', 'volunteer', 'staff', 'anyone'] as const;
export type MessageReader = (typeof MESSAGE_READERS)[number];

/**
 * What a message is about: a person's own case, a question to many people, an account, or the work of staff.
 */
export const MESSAGE_OCCASIONS = ['case', 'invitation', 'account', 'staff'] as const;
export type MessageOccasion = (typeof MESSAGE_OCCASIONS)[number];
