export { SubscriptionsModule } from './subscriptions.module.js';
