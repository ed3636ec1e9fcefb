import type { SignInDoor } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A link that signs in a phone's owner (rule 96). The hash of its code is in `link_codes`. */
@Entity('sign_in_links')
@Index('sign_in_links_of', ['userId', 'createdAt'])
export class SignInLinkEntity {
  @PrimaryGeneratedColumn('identity') id: number;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('text') door: SignInDoor;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}
