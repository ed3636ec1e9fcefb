import type { HelpPicture, HelpType } from '@karov/domain';
import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A category of help requests; type 1 is a ride, 2 is other help (rule 123). */
@Entity('categories')
@Check('categories_picture_ck', `picture = ANY (ARRAY['car', 'bag', 'door', 'phone', 'tools', 'heart'])`)
export class CategoryEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') nameHe: string;
  @Column('text') nameEn: string;
  @Column('smallint') type: 1 | 2;
  /** Whether the form does not ask for the home address (rule 58). */
  @Column('boolean', { default: false }) hidesHomeAddress: boolean;
  /** Whether requests of this category are dispatched automatically; admins can switch it off (rule 39). */
  @Column('boolean', { default: true }) isAutoAssign: boolean;
  /** How the help is given, which decides whether distance matters. */
  @Column('text', { default: 'physical' }) helpType: HelpType;
  /** The picture shown where the kind of help is chosen. */
  @Column('text', { default: 'heart' }) picture: HelpPicture;
  /** Whether an acceptance waits for an admin (rule 3); otherwise it is approved at once. */
  @Column('boolean', { default: true }) needsApproval: boolean;
  /** Whether it is the emergency button's category; there is only one, and no list of choices includes it. */
  @Column('boolean', { default: false }) isEmergency: boolean;
  @Column('int', { nullable: true }) authorId: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
