/** What a ticket records about the people with its number. */
export interface TicketPeople {
  phone: string;
  /** the person from whose own session the ticket was issued */
  personId: number | null;
  /** people with the number who may be somebody other than the holder (rule 237) */
  doubtedIds: readonly number[];
}

/**
 * Whether a ticket shows a person with its number, fills in their known data, and allows changing it. A
 * ticket from a person's own session proves nothing about the others and shows only that person; a ticket
 * from a code shows everybody who is not in doubt (rules 234, 237).
 */
export function isShown({ personId, doubtedIds }: Omit<TicketPeople, 'phone'>, id: number): boolean {
  return personId === null ? !doubtedIds.includes(id) : id === personId;
}
