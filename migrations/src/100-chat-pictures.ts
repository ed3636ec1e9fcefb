import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds pictures in conversations (rule 200): the file of each message, its description, and the key with
 * which it was sent.
 */
export class ChatPictures1700000000100 implements MigrationInterface {
  readonly name = 'ChatPictures1700000000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE chat_pictures (
      message_id integer NOT NULL,
      thread_id integer NOT NULL,
      sender_id integer NOT NULL,
      send_key uuid NOT NULL,
      file_id uuid NOT NULL,
      description text NOT NULL,
      width integer NOT NULL,
      height integer NOT NULL,
      created_at timestamptz NOT NULL,
      CONSTRAINT chat_pictures_pk PRIMARY KEY (message_id),
      CONSTRAINT chat_pictures_file_id_uq UNIQUE (file_id),
      CONSTRAINT chat_pictures_thread_id_sender_id_send_key_uq UNIQUE (thread_id, sender_id, send_key),
      CONSTRAINT chat_pictures_message_id_fk FOREIGN KEY (message_id) REFERENCES chat_messages(id) ON DELETE CASCADE,
      CONSTRAINT chat_pictures_thread_id_fk FOREIGN KEY (thread_id) REFERENCES chat_threads(id) ON DELETE CASCADE,
      CONSTRAINT chat_pictures_sender_id_fk FOREIGN KEY (sender_id) REFERENCES users(id),
      CONSTRAINT chat_pictures_file_id_fk FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE
    )`);
    await runner.query('CREATE INDEX chat_pictures_of_sender ON chat_pictures (sender_id, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chat_pictures');
  }
}
