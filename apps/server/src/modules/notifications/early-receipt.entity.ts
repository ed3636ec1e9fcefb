import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The outcomes of a message in ascending order; of two receipts the higher one counts, whichever came first
 * (rule 188).
 */
export const RECEIPT_OUTCOMES = ['failed', 'delivered', 'read'] as const;
export type ReceiptOutcome = (typeof RECEIPT_OUTCOMES)[number];

/** A receipt that came before the worker had recorded the message's ID at the provider. */
@Entity('early_receipts')
@Index('early_receipts_received', ['receivedAt'])
export class EarlyReceiptEntity {
  @PrimaryColumn('text') providerId: string;
  @Column('text') outcome: ReceiptOutcome;
  /** The provider and the error code, such as `twilio:30003`. */
  @Column('text', { nullable: true }) code: string | null;
  @Column('timestamptz') receivedAt: Date;
}
