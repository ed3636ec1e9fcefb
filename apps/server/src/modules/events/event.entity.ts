import type { HelpType } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A geographic emergency or activity with a radius (rule 138, "Event"). */
@Entity('events')
@Index('events_manager', ['managerId', 'createdAt'])
@Index('events_created', ['createdAt', 'id'])
@Index('events_position', { synchronize: false })
@Index('events_once', ['createdBy', 'idempotencyKey'], { unique: true, where: 'idempotency_key IS NOT NULL' })
export class EventEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('OptionEntity') @Column('int') eventListId: number;
  /** The radius in kilometres. */
  @Column('double precision') radius: number;
  @Column('text') addressText: string;
  @Column('text', { default: '' }) street: string;
  @Column('text', { default: '' }) city: string;
  @Column('text', { default: '' }) state: string;
  @Column('text', { default: '' }) country: string;
  @Column('double precision') lat: number;
  @Column('double precision') lon: number;
  /** A trigger sets it from lat and lon. */
  @Column({ type: 'point', nullable: true, select: false, insert: false, update: false }) position:
    | string
    | null;
  @ForeignKey('UserEntity') @Column('int') managerId: number;
  @ForeignKey('UserEntity') @Column('int') createdBy: number;
  @Column('text', { default: '' }) description: string;
  @Column('text') typeOfHelpRequired: HelpType;
  /** Whether the event is active. */
  @Column('boolean', { default: true }) status: boolean;
  @Column('boolean', { default: false }) isAutoAssign: boolean;
  /** Whether the event is an exercise, which figures and messages keep apart. */
  @Column('boolean', { default: false }) isExercise: boolean;
  @Column('text', { nullable: true }) systemNote: string | null;
  @Column('uuid', { nullable: true }) idempotencyKey: string | null;
  @Column('timestamptz', { nullable: true }) lastStoppedAt: Date | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') updatedAt: Date;
}
