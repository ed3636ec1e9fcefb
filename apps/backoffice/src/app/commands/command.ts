/** The kinds of results, in the order in which they are listed. */
export const COMMAND_GROUPS = ['acts', 'pages', 'people', 'requests', 'events', 'towns'] as const;

/** A result of the command bar, with its link or its action. */
export interface Command {
  id: string;
  group: (typeof COMMAND_GROUPS)[number];
  label: string;
  /** a second line, such as how a person wants to be reached */
  detail?: string;
  /** the person whose open requests are shown with the result */
  personId?: number;
  /**
   * one of several people who share the typed number: the reader must choose a card, because Enter chooses
   * none (rule 238)
   */
  isOneOfSeveral?: boolean;
  run: () => void;
}
