import type { CategoryType, HelpPicture, HelpType } from '@karov/domain';

/** A category for other modules. */
export interface Category {
  id: number;
  nameHe: string;
  nameEn: string;
  type: CategoryType;
  /** Whether the home address is not asked for (rule 58). */
  hidesHomeAddress: boolean;
  /** Whether its requests are dispatched automatically (rule 39). */
  isAutoAssign: boolean;
  /** How the help is given, which decides whether distance matters. */
  helpType: HelpType;
  picture: HelpPicture;
  /** Whether an acceptance waits for an admin's approval (rule 3). */
  needsApproval: boolean;
  /** Whether it is the emergency button's category; there is only one. */
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
