import type { CategoryType, HelpPicture, HelpType } from '@karov/domain';

/** A category as other modules see it. */
export interface Category {
  id: number;
  nameHe: string;
  nameEn: string;
  type: CategoryType;
  /** Whether the form does not ask for the home address (rule 58). */
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

/** A category as admins see it in their list. */
export interface ListedCategory extends Category {
  author: string | null;
  createdAt: Date;
}

/** The editable fields of a category. */
export type CategoryChange = Pick<
  Category,
  'nameHe' | 'nameEn' | 'isAutoAssign' | 'needsApproval' | 'picture'
>;
