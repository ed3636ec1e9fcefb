import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A message to the support desk (rule 137 "Contact"), of somebody signed in or of a visitor who says who they are (rule 110). */
@Entity('contacts')
@Index('contacts_user', ['userId', 'createdAt'])
@Index('contacts_visitor', ['senderPhone', 'senderEmail', 'createdAt'], { where: 'user_id IS NULL' })
export class ContactEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) userId: number | null;
  /** Of visitors; empty for those who are signed in. */
  @Column('text', { default: '' }) senderName: string;
  @Column('text', { default: '' }) senderPhone: string;
  @Column('text', { default: '' }) senderEmail: string;
  @Column('text') subject: string;
  @Column('text') message: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) answeredAt: Date | null;
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) answeredBy: number | null;
}
