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
  /** The home address is not asked for (rule 58). */
  @Column('boolean', { default: false }) hidesHomeAddress: boolean;
  /** Requests of this category are dispatched automatically, unless admins switch it off (rule 39). */
  @Column('boolean', { default: true }) isAutoAssign: boolean;
  /** How the help is given, which decides whether distance matters. */
  @Column('text', { default: 'physical' }) helpType: HelpType;
  /** The picture by which the kind is chosen. */
  @Column('text', { default: 'heart' }) picture: HelpPicture;
  /** An acceptance waits for an admin (rule 3); false: it is approved at once. */
  @Column('boolean', { default: true }) needsApproval: boolean;
  /** The only category of the emergency button; it is in no list of choices. */
  @Column('boolean', { default: false }) isEmergency: boolean;
  @Column('int', { nullable: true }) authorId: number | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
