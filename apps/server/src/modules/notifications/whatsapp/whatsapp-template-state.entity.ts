import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A template that WhatsApp refused and that is skipped for a while (rule 197). A template that works has no
 * row.
 */
@Entity('whatsapp_template_states')
export class WhatsappTemplateStateEntity {
  /** Twilio's ID for the template (ContentSid) */
  @PrimaryColumn('text') sid: string;
  /** The provider's last refusal, such as `twilio:63041`. */
  @Column('text') code: string;
  @Column('timestamptz') refusedAt: Date;
  /** until then the template is not used; after that, one message tests it */
  @Column('timestamptz') leftUntil: Date;
  @Column('int') pauseSeconds: number;
  /** whether a message is testing the provider now */
  @Column('boolean', { default: false }) isTried: boolean;
}
