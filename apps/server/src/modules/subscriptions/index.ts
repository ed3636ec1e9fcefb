export { SubscriptionsModule } from './subscriptions.module.js';
export { SubscriptionsService, type Subscriptions } from './subscriptions.service.js';
