import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';

/** An organization whose volunteers register through a link of their own. */
@Entity('organizations')
export class OrganizationEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') name: string;
  @Column('text', { unique: true }) slug: string;
  @ForeignKey('FileEntity') @Column('uuid', { nullable: true }) logoFile: string | null;
  @Column('int', { nullable: true }) authorId: number | null;
  /** The greeting and signature in messages to its volunteers (rule 169); empty if there are none. */
  @Column('text', { default: '' }) greetingHe: string;
  @Column('text', { default: '' }) greetingEn: string;
  @Column('text', { default: '' }) signatureHe: string;
  @Column('text', { default: '' }) signatureEn: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
