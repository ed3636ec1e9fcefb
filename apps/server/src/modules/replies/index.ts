export { RepliesModule } from './replies.module.js';
export { RepliesService } from './replies.service.js';
