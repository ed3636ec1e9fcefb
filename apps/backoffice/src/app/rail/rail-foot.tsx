import { Box } from '@mui/material';
import { memo } from 'react';
import { useText } from '../../shared/text.js';
import { ColorMenu } from './color-menu.js';
import { HandOverButton } from './hand-over-button.js';
import { HelpMenu } from './help-menu.js';
import { LanguageButton } from './language-button.js';
import { LogoutButton } from './logout-button.js';
import { RoleSwitch } from './role-switch.js';
import { WhoAmI } from './who-am-i.js';

/** Help and personal settings: language, colours, role and sign-out. */
export const RailFoot = memo(function RailFoot({
  isFolded,
  onFollow,
}: {
  isFolded: boolean;
  onFollow: () => void;
}) {
  const text = useText();
  return (
    <Box
      component="section"
      aria-label={text('account.own')}
      sx={{ p: 0.75, display: 'flex', flexDirection: 'column', alignItems: isFolded ? 'center' : 'stretch' }}
    >
      <WhoAmI isFolded={isFolded} />
      <Box sx={{ display: 'flex', flexDirection: isFolded ? 'column' : 'row', flexWrap: 'wrap', gap: 0.25 }}>
        <HandOverButton onFollow={onFollow} />
        <HelpMenu onFollow={onFollow} />
        <LanguageButton />
        <ColorMenu />
        <RoleSwitch />
        <LogoutButton />
      </Box>
    </Box>
  );
});
