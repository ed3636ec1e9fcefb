/**
 * Where a conversation with the support desk stands (rule 187): somebody waits for the desk, the desk has
 * answered, or it was closed.
 */
export const CONTACT_STATES = ['new', 'answered', 'closed'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** By which way the desk answered: on the person's page, by e-mail, or by telephone. */
export const CONTACT_WAYS = ['portal', 'email', 'phone'] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

/**
 * How an answer reaches the writer: an account reads it in the portal, a visitor by e-mail, and who left only
 * a number by telephone.
 */
export function contactWay(sender: { hasAccount: boolean; email: string }): ContactWay {
  if (sender.hasAccount) return 'portal';
  return sender.email === '' ? 'phone' : 'email';
}
