/** The reader of a message. */
export const MESSAGE_READERS = ['seeker', 'volunteer', 'staff', 'anyone'] as const;
export type MessageReader = (typeof MESSAGE_READERS)[number];

/** What a message is about: somebody's own case, a question to many, an account, or the work of the staff. */
export const MESSAGE_OCCASIONS = ['case', 'invitation', 'account', 'staff'] as const;
export type MessageOccasion = (typeof MESSAGE_OCCASIONS)[number];
