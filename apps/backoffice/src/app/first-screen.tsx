import { Figures } from '../resources/figures/figures.js';
import { ActiveEvents } from '../resources/home/active-events.js';
import { Emergencies } from '../resources/home/emergencies.js';
import { WaitingCards } from '../resources/home/waiting-cards.js';
import { WaitingNeeds } from '../resources/home/waiting-needs.js';
import { Worries } from '../resources/home/worries.js';
import { OpenRequests } from '../resources/requests/open-requests.js';
import { useIsAdmin } from '../shared/area.js';
import { useText } from '../shared/text.js';
import { Page } from '../shared/ui/page.js';

/** The first screen: emergencies before everything; what waits for the person signed in, counted; who waits for a coordinator; open requests; the events that run; and the figures. */
export function FirstScreen() {
  const text = useText();
  const isAdmin = useIsAdmin();
  return (
    <Page title={text('home.title')}>
      <Emergencies />
      <WaitingCards />
      <WaitingNeeds />
      {isAdmin && <Worries />}
      <OpenRequests />
      <ActiveEvents />
      <Figures />
    </Page>
  );
}
