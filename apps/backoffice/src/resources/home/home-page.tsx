import { Page } from '../../shared/ui/page.js';
import { useText } from '../../shared/text.js';
import { ActiveEvents } from './active-events.js';
import { WaitingCards } from './waiting-cards.js';

/** The first screen: what waits for the person signed in, counted, and the events that run. */
export function HomePage() {
  const text = useText();
  return (
    <Page title={text('home.title')}>
      <WaitingCards />
      <ActiveEvents />
    </Page>
  );
}
