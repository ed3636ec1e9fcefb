import type { DistrictCover } from '@karov/api-client';
import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useText } from '../../../shared/text.js';
import { StatusChip } from '../../../shared/ui/status-chip.js';
import { managersText } from './region-cover.js';

interface DistrictListProps {
  districts: readonly DistrictCover[];
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** The districts with their managers: what the map shows, in words. */
export function DistrictList({ districts, chosen, onChoose }: DistrictListProps) {
  const text = useText();
  return (
    <List
      dense
      disablePadding
      aria-label={text('region_cover.list')}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1 }}
    >
      {districts.map((district, index) => (
        <ListItem key={district.key} disablePadding divider={index < districts.length - 1}>
          <ListItemButton
            sx={{ minBlockSize: 52 }}
            selected={district.key === chosen}
            aria-pressed={district.key === chosen}
            onClick={() => onChoose(district.key)}
          >
            <ListItemText
              primary={district.label}
              secondary={district.managers.length > 0 ? managersText(district, text) : undefined}
              slotProps={{ primary: { sx: { fontWeight: 600 } } }}
            />
            {district.managers.length === 0 && (
              <StatusChip tone="danger" label={text('region_cover.none')} isShort />
            )}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
