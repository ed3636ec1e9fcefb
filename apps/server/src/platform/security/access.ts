import { ROLES, type Role } from '@karov/domain';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiResponse, ApiSecurity } from '@nestjs/swagger';

/**
 * Who may call a handler: everybody ("known" means that signed-in callers are identified), the listed roles,
 * or, with "area", admins under /admin and managers under /manager.
 */
export type AccessRule = 'public' | 'known' | 'area' | readonly Role[];
export const ACCESS_KEY = 'karov:access';
export const LOCKED_KEY = 'karov:while-locked';
export const NO_PASSKEY_KEY = 'karov:without-passkey';
export const UNPROVEN_KEY = 'karov:while-unproven';

const ADMINS = ['admin', 'super_admin'] as const;
const STAFF = ['manager', ...ADMINS] as const;

/** Returns the roles that a rule admits for a path of the API. */
export function rolesFor(rule: Exclude<AccessRule, 'public' | 'known'>, path: string): readonly Role[] {
  if (rule !== 'area') return rule;
  return path.startsWith('/api/admin/') ? ADMINS : ['manager'];
}

function access(rule: AccessRule): MethodDecorator & ClassDecorator {
  const open = [SetMetadata(ACCESS_KEY, rule), ApiSecurity({}), ApiExtension('x-access', 'public')];
  if (rule === 'public') return applyDecorators(...open);
  if (rule === 'known') return applyDecorators(...open, ApiBearerAuth());
  return applyDecorators(
    SetMetadata(ACCESS_KEY, rule),
    ApiBearerAuth(),
    ApiExtension('x-access', rule === 'area' ? rule : [...rule]),
    ApiResponse({ status: 401, description: 'The session is missing or has ended.' }),
    ApiResponse({
      status: 403,
      description:
        rule === 'area' ? 'Admins under /admin, managers under /manager.' : `Only for: ${rule.join(', ')}.`,
    }),
  );
}

/**
 * Lets a handler answer while the desk is locked, because it shows no personal data or unlocks the desk (rule
 * 99).
 */
export function WhileLocked(): MethodDecorator & ClassDecorator {
  return SetMetadata(LOCKED_KEY, true);
}

/**
 * Lets a handler answer staff who lack a required passkey, because it leads to adding one, or to signing out
 * (docs/adr/0017).
 */
export function WithoutPasskey(): MethodDecorator & ClassDecorator {
  return SetMetadata(NO_PASSKEY_KEY, true);
}

/**
 * Lets a handler answer a person with the number who has not proved their identity yet, because it reveals
 * nothing about the number's owner (rule 237).
 */
export function WhileUnproven(): MethodDecorator & ClassDecorator {
  return SetMetadata(UNPROVEN_KEY, true);
}

/**
 * Declares who may call a handler. A handler without a declaration stops the start-up ("Closed by default" in
 * ARCHITECTURE.md).
 */
export const Access = {
  public: () => access('public'),
  /** Admits everybody; the handler can tell who signed-in callers are. */
  known: () => access('known'),
  signedIn: () => access(ROLES),
  user: () => access(['user']),
  userAndStaff: () => access(['user', ...STAFF]),
  userAndVolunteer: () => access(['user', 'volunteer']),
  volunteer: () => access(['volunteer']),
  manager: () => access(['manager']),
  admin: () => access(ADMINS),
  area: () => access('area'),
  staff: () => access(STAFF),
  staffAndVolunteer: () => access(['volunteer', ...STAFF]),
  superAdmin: () => access(['super_admin']),
} as const;
