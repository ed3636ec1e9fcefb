import { Module } from '@nestjs/common';
import { ReadyAnswersController } from './ready-answers.controller.js';
import { ReadyAnswersRepository } from './ready-answers.repository.js';
import { ReadyAnswersService } from './ready-answers.service.js';
import { ReadyAnswersDeskController } from './ready-answers-desk.controller.js';

@Module({
  controllers: [ReadyAnswersDeskController, ReadyAnswersController],
  providers: [ReadyAnswersRepository, ReadyAnswersService],
})
export class ReadyAnswersModule {}
