import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A message to the support desk (rule 137 "Contact"). */
@Entity('contacts')
@Index('contacts_user', ['userId', 'createdAt'])
export class ContactEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity', { name: 'contacts_sender' }) @Column('int') userId: number;
  @Column('text') subject: string;
  @Column('text') message: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) answeredAt: Date | null;
  @ForeignKey('UserEntity', { name: 'contacts_answerer' }) @Column('int', { nullable: true }) answeredBy: number | null;
}
