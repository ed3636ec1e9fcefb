/** The unique index over the numbers of people who are not deleted. */
export const PHONE_INDEX = 'users_phone_live';
