import { Button, FormControlLabel, Stack, Switch } from '@mui/material';
import { useText } from '../text.js';
import { bell } from './bell.js';
import { soundChoice, useSound } from './sound-choice.js';

/** Switches the sound of emergencies on and off. The click also lets the browser play sound. */
export function SoundSwitch() {
  const text = useText();
  const isOn = useSound();
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <FormControlLabel
        control={
          <Switch checked={isOn} onChange={(_, isChecked) => soundChoice.set(isChecked ? 'on' : 'off')} />
        }
        label={text('alarm.sound')}
      />
      <Button size="small" disabled={!isOn} onClick={() => bell.ring()}>
        {text('alarm.try')}
      </Button>
    </Stack>
  );
}
