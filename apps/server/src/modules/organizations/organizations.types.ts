/** How an organization greets its volunteers in messages, and signs them; empty: it does not (rule 169). */
export interface OrganizationWords {
  greetingHe: string;
  greetingEn: string;
  signatureHe: string;
  signatureEn: string;
}

/** An organization as it is kept. */
export interface Organization extends OrganizationWords {
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
