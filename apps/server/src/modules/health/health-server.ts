import { createServer, type Server } from 'node:http';
import { type HealthStatesService, isWell } from './health-states.service.js';

const PATH = '/api/health';

/**
 * Reports only the state of this process: for a worker, which serves no API calls but is monitored like the
 * other processes.
 */
export function createHealthServer(states: HealthStatesService): Server {
  return createServer((request, response) => {
    if (request.url !== PATH) {
      response.writeHead(404).end();
      return;
    }
    void states.read().then((health) => {
      response
        .writeHead(isWell(health) ? 200 : 503, {
          'Content-Type': 'application/json',
          'Cache-Control': 'no-store',
        })
        .end(JSON.stringify(health));
    });
  });
}
