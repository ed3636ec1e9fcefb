import type { TimelineKind } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An event in a run, with its reason. */
@Entity('dispatch_timeline')
@Index('dispatch_timeline_run', ['runId', 'id'])
export class TimelineEntryEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('DispatchRunEntity') @Column('int') runId: number;
  @Column('timestamptz') at: Date;
  @Column('text') kind: TimelineKind;
  @Column('int', { nullable: true }) volunteerId: number | null;
  @Column('jsonb', { default: {} }) data: Record<string, number | string>;
}
