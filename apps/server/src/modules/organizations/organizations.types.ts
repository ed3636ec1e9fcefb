/**
 * An organization's greeting and signature in messages to its volunteers; empty if there is none (rule 169).
 */
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

/** An organization in the admins' list. */
export interface ListedOrganization extends Organization {
  volunteers: number;
  /** whether it has members, including deleted ones, so that it cannot be deleted */
  hasPeople: boolean;
  author: string | null;
  createdAt: Date;
}
