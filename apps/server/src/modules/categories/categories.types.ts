import type { CategoryType, HelpType } from '@karov/domain';

/** A category as other modules need it. */
export interface Category {
  id: number;
  nameHe: string;
  nameEn: string;
  type: CategoryType;
  /** The home address is not asked (rule 58). */
  hidesHomeAddress: boolean;
  /** Its requests are dispatched automatically (rule 39). */
  isAutoAssign: boolean;
  /** How the help is given: decides whether distance matters. */
  helpType: HelpType;
  /** An acceptance waits for an admin (rule 3). */
  needsApproval: boolean;
  /** The one category of the emergency button. */
  isEmergency: boolean;
}

/** A category of the admins' list. */
export interface ListedCategory extends Category {
  author: string | null;
  createdAt: Date;
}

/** What of a category can be changed. */
export type CategoryChange = Pick<Category, 'nameHe' | 'nameEn' | 'isAutoAssign' | 'needsApproval'>;
