/** The kinds of what can be found, in the order in which they are offered. */
export const COMMAND_GROUPS = ['acts', 'pages', 'people', 'requests', 'events', 'towns'] as const;

/** Something that the command bar finds: where it leads, or what it does. */
export interface Command {
  id: string;
  group: (typeof COMMAND_GROUPS)[number];
  label: string;
  /** what else is known of it, such as how somebody is reached */
  detail?: string;
  /** somebody of whom is said what waits for them */
  personId?: number;
  /** one of several who share the number that was typed: whose card opens is chosen, and not taken in a hurry (rule 238) */
  isOneOfSeveral?: boolean;
  run: () => void;
}
