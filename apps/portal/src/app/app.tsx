import { PlaceProvider } from '../core/router.js';
import '../core/moves.js';
import { usePushVisit } from '../shared/push/use-push-visit.js';
import { PathFollower } from './path-follower.js';
import { PortalRoutes } from './routes.js';
import { Shell } from './shell/shell.js';
import { useFreshSession } from './use-fresh-session.js';

/** The whole portal. */
export function App() {
  useFreshSession();
  usePushVisit();
  return (
    <PlaceProvider>
      <PathFollower />
      <Shell>
        <PortalRoutes />
      </Shell>
    </PlaceProvider>
  );
}
