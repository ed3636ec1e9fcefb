import { createServer, type Server, type ServerResponse } from 'node:http';
import { METRICS_PATH, type MetricsAnswers } from '../../platform/metrics/metrics-answers.js';
import { type HealthStatesService, isWell } from './health-states.service.js';

const PATH = '/api/health';

/**
 * Reports only the state and the measures of this process: for a worker, which serves no API calls but is
 * monitored like the other processes, at the same paths.
 */
export function createHealthServer(states: HealthStatesService, metrics: MetricsAnswers): Server {
  return createServer((request, response) => {
    switch (request.url) {
      case `${PATH}/live`:
        return answer(response, 200, { state: 'up' });
      case PATH:
      case `${PATH}/ready`:
        return void states.read().then((health) => answer(response, isWell(health) ? 200 : 503, health));
      case `${PATH}/details`:
        return void states
          .details()
          .then((details) => answer(response, isWell(details) ? 200 : 503, details));
      case METRICS_PATH:
        if (!metrics.isServed) return notFound(response);
        return void metrics.answer(request, response).catch(() => response.writeHead(500).end());
      default:
        return notFound(response);
    }
  });
}

function notFound(response: ServerResponse): void {
  response.writeHead(404).end();
}

function answer(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body));
}
