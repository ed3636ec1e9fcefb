/**
 * The state of a conversation with the support desk (rule 187): waiting for the desk, answered, or closed.
 */
export const CONTACT_STATES = ['new', 'answered', 'closed'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** How the desk answered: on the person's page in the portal, by e-mail, or by telephone. */
export const CONTACT_WAYS = ['portal', 'email', 'phone'] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

/**
 * Returns how an answer reaches the sender: in the portal if they have an account, by e-mail for a visitor,
 * or by telephone for a visitor who left only a number.
 */
export function contactWay(sender: { hasAccount: boolean; email: string }): ContactWay {
  if (sender.hasAccount) return 'portal';
  return sender.email === '' ? 'phone' : 'email';
}
