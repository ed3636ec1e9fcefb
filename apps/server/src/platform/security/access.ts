import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiResponse } from '@nestjs/swagger';
import { ROLES, type Role } from '@karov/domain';

/** Who may call a handler: everybody, or the listed roles. */
export type AccessRule = 'public' | readonly Role[];
export const ACCESS_KEY = 'karov:access';

const ADMINS = ['admin', 'super_admin'] as const;
const STAFF = ['manager', ...ADMINS] as const;

function access(rule: AccessRule): MethodDecorator & ClassDecorator {
  if (rule === 'public') return applyDecorators(SetMetadata(ACCESS_KEY, rule), ApiExtension('x-access', 'public'));
  return applyDecorators(
    SetMetadata(ACCESS_KEY, rule),
    ApiBearerAuth(),
    ApiExtension('x-access', [...rule]),
    ApiResponse({ status: 401, description: 'The session is missing or has ended.' }),
    ApiResponse({ status: 403, description: `Only for: ${rule.join(', ')}.` }),
  );
}

/** Declares who may call. A handler without a declaration stops the boot (architecture, "closed by default"). */
export const Access = {
  public: () => access('public'),
  signedIn: () => access(ROLES),
  user: () => access(['user']),
  volunteer: () => access(['volunteer']),
  manager: () => access(['manager']),
  admin: () => access(ADMINS),
  staff: () => access(STAFF),
  staffAndVolunteer: () => access(['volunteer', ...STAFF]),
  superAdmin: () => access(['super_admin']),
} as const;
