import { useStore } from '@karov/web';
import { FormControlLabel, Stack, Switch } from '@mui/material';
import { useNotify } from 'react-admin';
import { useText } from '../text.js';
import { askForNotices, canNotify, noticeChoice } from './notices.js';
import { SoundSwitch } from './sound-switch.js';

/**
 * Lets the reader choose how this device announces a new emergency: by sound, and by a browser notification
 * while another window is in front.
 */
export function AlarmSwitches() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <SoundSwitch />
      {canNotify() && <NoticeSwitch />}
    </Stack>
  );
}

function NoticeSwitch() {
  const text = useText();
  const notify = useNotify();
  const isOn = useStore(noticeChoice) === 'on';
  const change = async (isWanted: boolean) => {
    const isAllowed = isWanted && (await askForNotices());
    noticeChoice.set(isAllowed ? 'on' : 'off');
    if (isWanted && !isAllowed) notify(text('alarm.notices_refused'), { type: 'warning' });
  };
  return (
    <FormControlLabel
      control={<Switch checked={isOn} onChange={(_, isWanted) => void change(isWanted)} />}
      label={text('alarm.notices')}
    />
  );
}
