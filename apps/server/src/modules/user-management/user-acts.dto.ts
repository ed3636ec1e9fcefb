import { LIMITS } from '@karov/domain';
import { IntField, NumbersField, TextField } from '../../platform/http/fields.js';
import { ReplacementsDto } from './user-management.dto.js';

/** The reason for a block, which is recorded in the audit log, and the replacements for the person's work. */
export class BlockDto extends ReplacementsDto {
  @TextField({ max: LIMITS.noteMax }) reason: string;
}

/** All roles that a person is to have, by id, and the replacements for the work of a removed role. */
export class UserRolesDto extends ReplacementsDto {
  @NumbersField() roles: number[];
}

/** The new organization of a volunteer. */
export class OrganizationDto {
  @IntField({ min: 1 }) organization_id: number;
}
