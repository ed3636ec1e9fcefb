export { VisitorRequestsModule } from './visitor-requests.module.js';
