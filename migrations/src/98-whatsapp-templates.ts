import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds when people last wrote by WhatsApp, which templates were refused, and with which template a message
 * was sent (rules 196, 197).
 */
export class WhatsappTemplates1700000000098 implements MigrationInterface {
  readonly name = 'WhatsappTemplates1700000000098';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE whatsapp_windows (
        phone text NOT NULL,
        wrote_at timestamptz NOT NULL,
        CONSTRAINT whatsapp_windows_pk PRIMARY KEY (phone)
      )`);
    await runner.query('CREATE INDEX whatsapp_windows_wrote ON whatsapp_windows (wrote_at)');
    await runner.query(`
      CREATE TABLE whatsapp_template_states (
        sid text NOT NULL,
        code text NOT NULL,
        refused_at timestamptz NOT NULL,
        left_until timestamptz NOT NULL,
        pause_seconds integer NOT NULL,
        is_tried boolean NOT NULL DEFAULT false,
        CONSTRAINT whatsapp_template_states_pk PRIMARY KEY (sid)
      )`);
    await runner.query('ALTER TABLE notifications ADD COLUMN template text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN template');
    await runner.query('DROP TABLE whatsapp_template_states');
    await runner.query('DROP TABLE whatsapp_windows');
  }
}
