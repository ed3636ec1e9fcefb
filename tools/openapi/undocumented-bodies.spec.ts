import { Body, Controller, type INestApplication, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ApiBody, DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { undocumentedBodies } from './undocumented-bodies.js';

@Controller('forms')
class FormsController {
  @Post('silent')
  silent(@Body() form: unknown): unknown {
    return form;
  }

  @Post('told')
  @ApiBody({ schema: { $ref: '#/components/schemas/Form' } })
  told(@Body() form: unknown): unknown {
    return form;
  }

  @Post('part')
  part(@Body('ticket') ticket: unknown): unknown {
    return ticket;
  }

  @Post('empty')
  empty(): null {
    return null;
  }
}

@Module({ controllers: [FormsController] })
class FormsModule {}

describe('bodies that a handler reads and the document does not describe', () => {
  let app: INestApplication;
  beforeAll(async () => {
    app = await NestFactory.create(FormsModule, { preview: true, logger: false });
  });
  afterAll(() => app.close());

  it('are reported; a call without a body needs none', () => {
    const document = SwaggerModule.createDocument(app, new DocumentBuilder().build());
    expect(undocumentedBodies(app, document)).toEqual(['POST /forms/silent', 'POST /forms/part']);
  });
});
