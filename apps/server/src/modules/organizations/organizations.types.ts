/** An organization's greeting and signature in messages to its volunteers; empty: none (rule 169). */
export interface OrganizationWords {
  greetingHe: string;
  greetingEn: string;
  signatureHe: string;
  signatureEn: string;
}

/** An organization as stored. */
export interface Organization extends OrganizationWords {
  id: number;
  name: string;
  slug: string;
  logoFile: string | null;
}

/** A row of the list. */
export interface ListedOrganization extends Organization {
  volunteers: number;
  /** it has members, possibly deleted ones: it cannot be deleted */
  hasPeople: boolean;
  author: string | null;
  createdAt: Date;
}
