/** States in words, Hebrew. */
export const statuses = {
  eventUser: { pending: 'ממתין', assigned: 'שובץ', completed: 'הושלם', reject: 'נדחה', closed: 'נסגר' },
} as const;
