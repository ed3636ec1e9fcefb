import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A coordinator's note on a single request, an event's question, or an event (rule 148). */
@Entity('staff_notes')
@Check('staff_notes_one_subject_ck', 'num_nonnulls(need_id, event_id, request_id) = 1')
@Index('staff_notes_of_need', ['needId', 'id'], { where: 'need_id IS NOT NULL' })
@Index('staff_notes_of_event', ['eventId', 'id'], { where: 'event_id IS NOT NULL' })
@Index('staff_notes_of_request', ['requestId', 'id'], { where: 'request_id IS NOT NULL' })
export class StaffNoteEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('NeedEntity') @Column('int', { nullable: true }) needId: number | null;
  @ForeignKey('EventEntity') @Column('int', { nullable: true }) eventId: number | null;
  @ForeignKey('EventUserRequestEntity') @Column('int', { nullable: true }) requestId: number | null;
  @ForeignKey('UserEntity') @Column('int') authorId: number;
  /** The note's text, encrypted because coordinators write about people's health. */
  @Column('bytea', { select: false }) words: Buffer;
  @Column('timestamptz') writtenAt: Date;
}
