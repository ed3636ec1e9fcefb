import type { EventRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import Close from '@mui/icons-material/Close';
import {
  Autocomplete,
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  TextField,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useText } from '../../shared/text.js';
import type { Command } from './command.js';
import { CommandOption } from './command-option.js';
import { type Found, useCommands } from './use-commands.js';

interface CommandDialogProps {
  onClose: () => void;
  onStop: (event: EventRow) => void;
}

function useStateWords(typed: string, { commands, isAsking, isError }: Found): string {
  const text = useText();
  if (typed.trim() === '') return text('commands.hint');
  if (isError) return text('commands.failed');
  if (isAsking) return text('commands.searching');
  return commands.length === 0 ? text('commands.none') : text('commands.found', { count: commands.length });
}

/**
 * Finds people, requests, events, towns and actions for the typed text. Enter chooses the first result, even
 * while the answer is still loading (rule 151).
 */
export function CommandDialog({ onClose, onStop }: CommandDialogProps) {
  const text = useText();
  const titleId = useId();
  const isNarrow = useMediaQuery(`(max-width: ${LIMITS.sidebarBreakpointPx}px)`, { noSsr: true });
  const [typed, setTyped] = useState('');
  const [hurried, setHurried] = useState<string | null>(null);
  const isHurried = hurried !== null && hurried === typed.trim();
  const found = useCommands(typed, isHurried, onStop);
  const words = useStateWords(typed, found);
  const [first] = found.commands;
  const take = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const takeFirst = useEffectEvent(() => {
    if (first?.isOneOfSeveral) return;
    setHurried(null);
    take(first);
  });
  useEffect(() => {
    if (isHurried && !found.isAsking) takeFirst();
  }, [isHurried, found.isAsking]);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={isNarrow}
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogTitle
        id={titleId}
        component="h2"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
      >
        {text('commands.title')}
        <IconButton onClick={onClose} aria-label={text('common.words.close')}>
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ minBlockSize: '24rem', display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Autocomplete<Command, false, false, true>
          freeSolo
          open
          autoHighlight
          disablePortal
          clearOnBlur={false}
          value={null}
          options={found.commands}
          inputValue={typed}
          filterOptions={(options) => options}
          groupBy={({ group }) => text(`commands.groups.${group}`)}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
          onClose={(_event, reason) => {
            if (reason === 'escape') onClose();
          }}
          onInputChange={(_event, next, reason) => {
            if (reason === 'input' || reason === 'clear') setTyped(next);
          }}
          onChange={(_event, chosen) => {
            if (chosen !== null && typeof chosen !== 'string') take(chosen);
            else if (typed.trim() !== '') setHurried(typed.trim());
          }}
          slotProps={{
            listbox: { component: 'div' },
            popper: {
              sx: {
                position: 'static !important',
                transform: 'none !important',
                inlineSize: '100% !important',
              },
            },
            paper: { elevation: 0 },
          }}
          renderGroup={({ key, group, children }) => (
            <Box key={key} role="group" aria-label={group}>
              <Typography
                aria-hidden
                component="div"
                variant="body2"
                sx={{ paddingInline: 2, pt: 1, color: 'text.secondary', fontWeight: 700 }}
              >
                {group}
              </Typography>
              {children}
            </Box>
          )}
          renderOption={({ key, ...item }, command) => (
            <CommandOption key={key} command={command} {...item} />
          )}
          renderInput={(params) => (
            <TextField {...params} autoFocus label={text('commands.label')} sx={{ mt: 1 }} />
          )}
        />
        <Typography role="status" variant="body2" color="text.secondary" sx={{ order: -1 }}>
          {words}
        </Typography>
      </DialogContent>
    </Dialog>
  );
}
