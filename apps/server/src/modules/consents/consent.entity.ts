import type { ConsentKind, Locale } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A person's consent: the text, its version and language, and the time. */
@Entity('consents')
@Index('consents_of', ['userId'])
@Index('consents_standing', ['userId', 'kind', 'version'], { unique: true, where: 'withdrawn_at IS NULL' })
export class ConsentEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('text') kind: ConsentKind;
  @Column('text') version: string;
  @Column('text') locale: Locale;
  @Column('timestamptz') givenAt: Date;
  @Column('timestamptz', { nullable: true }) withdrawnAt: Date | null;
}
