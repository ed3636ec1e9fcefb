import type { CategoryType, HelpPicture, HelpType } from '@karov/domain';

/** A category for other modules. */
export interface Category {
  id: number;
  nameHe: string;
  nameEn: string;
  type: CategoryType;
  /** The home address is not asked for (rule 58). */
  hidesHomeAddress: boolean;
  /** Its requests are dispatched automatically (rule 39). */
  isAutoAssign: boolean;
  /** How the help is given, which decides whether distance matters. */
  helpType: HelpType;
  picture: HelpPicture;
  /** An acceptance waits for an admin (rule 3). */
  needsApproval: boolean;
  /** The only category of the emergency button. */
  isEmergency: boolean;
}

/** A category of the admins' list. */
export interface ListedCategory extends Category {
  author: string | null;
  createdAt: Date;
}

/** The editable fields of a category. */
export type CategoryChange = Pick<
  Category,
  'nameHe' | 'nameEn' | 'isAutoAssign' | 'needsApproval' | 'picture'
>;
