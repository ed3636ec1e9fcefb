import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The outcomes of a message, each stronger than the one before: of two receipts the stronger holds, whichever
 * came first (rule 188).
 */
export const RECEIPT_OUTCOMES = ['failed', 'delivered', 'read'] as const;
export type ReceiptOutcome = (typeof RECEIPT_OUTCOMES)[number];

/** A receipt that came before the worker had written down the provider's number of the message. */
@Entity('early_receipts')
@Index('early_receipts_received', ['receivedAt'])
export class EarlyReceiptEntity {
  @PrimaryColumn('text') providerId: string;
  @Column('text') outcome: ReceiptOutcome;
  /** The provider and its own code, such as `twilio:30003`. */
  @Column('text', { nullable: true }) code: string | null;
  @Column('timestamptz') receivedAt: Date;
}
