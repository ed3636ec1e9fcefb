import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/**
 * A person's confirmation that their open requests move with them; it is used up by the next change of
 * address (rule 61).
 */
@Entity('address_confirmations')
export class AddressConfirmationEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @Column('timestamptz') confirmedAt: Date;
}
