import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * An entry of an option list (event types, disabilities …), which admins can add, rename and hide without
 * code.
 */
@Entity('options')
@Unique(['list', 'key'])
export class OptionEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') list: string;
  @Column('text') key: string;
  @Column('text') labelHe: string;
  @Column('text') labelEn: string;
  @Column('int', { default: 0 }) position: number;
  @Column('boolean', { default: false }) isHidden: boolean;
  /** For a kind of event: whether its needs are urgent (rule 77). */
  @Column('boolean', { default: false }) isUrgent: boolean;
}
