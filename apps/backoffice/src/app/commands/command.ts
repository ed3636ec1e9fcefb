/** The kinds of results, in the order in which they are listed. */
export const COMMAND_GROUPS = ['acts', 'pages', 'people', 'requests', 'events', 'towns'] as const;

/** A result of the command bar: where it leads, or what it does. */
export interface Command {
  id: string;
  group: (typeof COMMAND_GROUPS)[number];
  label: string;
  /** a second line, such as how somebody can be reached */
  detail?: string;
  /** the person whose waiting requests are shown */
  personId?: number;
  /**
   * one of several people who share the typed number: the reader chooses whose card opens, and Enter does not
   * choose for them (rule 238)
   */
  isOneOfSeveral?: boolean;
  run: () => void;
}
