import type { EventRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { useText } from '../../shared/text.js';
import { useDebounced } from '../../shared/use-debounced.js';
import { COMMAND_GROUPS, type Command } from './command.js';
import { readTyped } from './read-typed.js';
import { useEventCommands } from './use-event-commands.js';
import { useOwnCommands } from './use-own-commands.js';
import { usePeopleCommands } from './use-people-commands.js';
import { useRequestCommand } from './use-request-command.js';
import { useTownCommands } from './use-town-commands.js';

/** The results for a typed text. */
export interface Found {
  commands: readonly Command[];
  /** true while some searches are still running */
  isAsking: boolean;
  isError: boolean;
}

/**
 * Finds everything that matches the typed text. Commands that need no server come at once; the rest when
 * typing pauses, or at once with `isHurried`.
 */
export function useCommands(typed: string, isHurried: boolean, onStop: (event: EventRow) => void): Found {
  const text = useText();
  const rested = useDebounced(typed.trim(), LIMITS.searchDebounceMs);
  const settled = isHurried ? typed.trim() : rested;
  const wanted = readTyped(settled, {
    stop: text('commands.words.stop'),
    request: text('commands.words.request'),
  });
  const own = useOwnCommands(typed);
  const asked = [
    usePeopleCommands(wanted),
    useRequestCommand(wanted),
    useEventCommands(wanted, onStop),
    useTownCommands(wanted),
  ];
  // results for an earlier text are not shown
  const isCurrent = settled === typed.trim();
  const commands = [...own, ...(isCurrent ? asked.flatMap((one) => one.commands) : [])];
  return {
    commands: commands.toSorted(
      (one, other) => COMMAND_GROUPS.indexOf(one.group) - COMMAND_GROUPS.indexOf(other.group),
    ),
    isAsking: !isCurrent || asked.some(({ isAsking }) => isAsking),
    isError: asked.some((one) => 'isError' in one && one.isError),
  };
}
