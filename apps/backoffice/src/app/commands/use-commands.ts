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

/** What is found for something that was typed. */
export interface Found {
  commands: readonly Command[];
  /** something of it is still being looked for */
  isAsking: boolean;
  isError: boolean;
}

/** Everything that fits what was typed: what the desk does itself at once, the rest once the typing rests, or at once where `isHurried`. */
export function useCommands(typed: string, isHurried: boolean, onStop: (event: EventRow) => void): Found {
  const text = useText();
  const rested = useDebounced(typed.trim(), LIMITS.searchDebounceMs);
  const settled = isHurried ? typed.trim() : rested;
  const wanted = readTyped(settled, { stop: text('commands.words.stop'), request: text('commands.words.request') });
  const own = useOwnCommands(typed);
  const asked = [usePeopleCommands(wanted), useRequestCommand(wanted), useEventCommands(wanted, onStop), useTownCommands(wanted)];
  // what was found for other words is not offered for these
  const isCurrent = settled === typed.trim();
  const commands = [...own, ...(isCurrent ? asked.flatMap((one) => one.commands) : [])];
  return {
    commands: commands.toSorted((one, other) => COMMAND_GROUPS.indexOf(one.group) - COMMAND_GROUPS.indexOf(other.group)),
    isAsking: !isCurrent || asked.some(({ isAsking }) => isAsking),
    isError: asked.some((one) => 'isError' in one && one.isError),
  };
}
