import { useStore } from '@karov/web';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
} from '@mui/material';
import { useId } from 'react';
import { letterKeys, useLetterKeys } from '../../shared/keys/letter-keys.js';
import { rowDensity } from '../../shared/look/row-density.js';
import { useText } from '../../shared/text.js';
import { closeKeys, openKeys, useKeysOpen } from './keys-dialog-state.js';

const KEYS = [
  ['Ctrl K', 'commands'],
  ['/', 'commands_letter'],
  ['j', 'down'],
  ['k', 'up'],
  ['Enter', 'open'],
  ['x', 'select'],
  ['a', 'approve'],
  ['n', 'next_document'],
  ['Esc', 'escape'],
  ['?', 'all'],
] as const;

/**
 * The list of keyboard shortcuts, opened by "?" or from the help menu, with the settings for letter keys and
 * row height.
 */
export function KeysDialog() {
  const isOpen = useKeysOpen();
  useLetterKeys((key) => {
    if (key !== '?') return false;
    openKeys();
    return true;
  });
  return isOpen ? <Shown /> : null;
}

function Shown() {
  const text = useText();
  const titleId = useId();
  const areKeysOn = useStore(letterKeys) === 'on';
  const isComfortable = useStore(rowDensity) === 'comfortable';
  return (
    <Dialog open onClose={closeKeys} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} component="h2">
        {text('keys.title')}
      </DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            mb: 2,
            display: 'grid',
            gridTemplateColumns: 'max-content 1fr',
            columnGap: 2,
            rowGap: 1,
            alignItems: 'baseline',
          }}
        >
          {KEYS.map(([key, name]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                <Box
                  component="kbd"
                  dir="ltr"
                  sx={{
                    paddingInline: 1,
                    border: 1,
                    borderColor: 'text.secondary',
                    borderRadius: 1,
                    fontFamily: 'inherit',
                    fontWeight: 700,
                  }}
                >
                  {key}
                </Box>
              </dt>
              <Box component="dd" sx={{ m: 0 }}>
                {text(`keys.${name}`)}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={areKeysOn} onChange={(_, isOn) => letterKeys.set(isOn ? 'on' : 'off')} />}
          label={text('keys.letters')}
        />
        <FormControlLabel
          control={
            <Switch
              checked={isComfortable}
              onChange={(_, isOn) => rowDensity.set(isOn ? 'comfortable' : 'compact')}
            />
          }
          label={text('keys.comfortable')}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={closeKeys}>
          {text('common.words.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
