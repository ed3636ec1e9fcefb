const WORDS: readonly string[] = ['help', '--help', '-h', ''];

/** Whether the name of a command asks for the list of all commands, which needs neither settings nor a database. */
export function asksForHelp(name: string): boolean {
  return WORDS.includes(name);
}
