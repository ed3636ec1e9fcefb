/** An organization as it is kept. */
export interface Organization {
  id: number;
  name: string;
  slug: string;
  logoFile: string | null;
}

/** A row of the list. */
export interface ListedOrganization extends Organization {
  volunteers: number;
  /** somebody belongs to it, also somebody deleted: it cannot be deleted */
  hasPeople: boolean;
  author: string | null;
  createdAt: Date;
}
