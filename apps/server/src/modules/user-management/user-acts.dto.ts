import { LIMITS } from '@karov/domain';
import { IntField, NumbersField, TextField } from '../../platform/http/fields.js';
import { ReplacementsDto } from './user-management.dto.js';

/** Why somebody is blocked, which stands in the audit log, and who takes over what they have in hand. */
export class BlockDto extends ReplacementsDto {
  @TextField({ max: LIMITS.noteMax }) reason: string;
}

/** All roles that somebody is to have, by number, and who takes over what they had in hand in one that goes. */
export class UserRolesDto extends ReplacementsDto {
  @NumbersField() roles: number[];
}

/** The organization to which a volunteer is to belong. */
export class OrganizationDto {
  @IntField({ min: 1 }) organization_id: number;
}
