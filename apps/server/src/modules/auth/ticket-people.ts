/** What a ticket tells about the people of its number. */
export interface TicketPeople {
  phone: string;
  /** the person who took it from their own session */
  personId: number | null;
  /** people who may differ from its holder (rule 237) */
  doubtedIds: readonly number[];
}

/**
 * Whether a ticket shows somebody of its number, fills in what is known of them, and writes to them: one that
 * somebody took from their own session proves nothing of the others and shows that one alone; one of a code
 * shows all who are not in doubt (rules 234, 237).
 */
export function isShown({ personId, doubtedIds }: Omit<TicketPeople, 'phone'>, id: number): boolean {
  return personId === null ? !doubtedIds.includes(id) : id === personId;
}
