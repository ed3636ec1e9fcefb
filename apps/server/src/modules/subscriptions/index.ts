export { SubscriptionsModule } from './subscriptions.module.js';
export { SubscriptionsRepository } from './subscriptions.repository.js';
export { SubscriptionsService } from './subscriptions.service.js';
