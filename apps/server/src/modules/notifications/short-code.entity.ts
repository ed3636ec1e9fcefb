import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { InvitationMessage } from './notifications.types.js';

/** The number of an invitation among its recipient's invitations (rule 171). */
@Entity('short_codes')
@Unique('short_codes_user_id_number_uq', ['userId', 'number'])
@Index('short_codes_expiry', ['expiresAt'])
export class ShortCodeEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @PrimaryColumn('text') kind: InvitationMessage['kind'];
  @PrimaryColumn('int') targetId: number;
  @Column('int') number: number;
  @Column('timestamptz') expiresAt: Date;
}
