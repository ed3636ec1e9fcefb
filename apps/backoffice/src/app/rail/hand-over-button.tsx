import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../shared/text.js';
import { FootButton } from './foot-button.js';

/** Leads to the end of a shift, where work in hand goes to a colleague (rule 160). */
export function HandOverButton({ onFollow }: { onFollow: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const follow = () => {
    onFollow();
    void navigate('/profile#hand-over');
  };
  return <FootButton name={text('hand_over.title')} icon={SwapHoriz} onClick={follow} />;
}
