import { BrowserRouter } from 'react-router';
import '../core/moves.js';
import { PathFollower } from './PathFollower.js';
import { PortalRoutes } from './routes.js';
import { Shell } from './shell/Shell.js';
import { useFreshSession } from './use-fresh-session.js';

/** The whole portal. */
export function App() {
  useFreshSession();
  return (
    <BrowserRouter>
      <PathFollower />
      <Shell>
        <PortalRoutes />
      </Shell>
    </BrowserRouter>
  );
}
