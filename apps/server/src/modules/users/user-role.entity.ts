import type { Role } from '@karov/domain';
import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A person's role. */
@Entity('user_roles')
@Index('user_roles_role', ['role', 'userId'])
export class UserRoleEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @PrimaryColumn('text') role: Role;
}
