import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A template that WhatsApp refused and that is left alone for a while (rule 197). One that works has no row.
 */
@Entity('whatsapp_template_states')
export class WhatsappTemplateStateEntity {
  /** Twilio's number of it (ContentSid) */
  @PrimaryColumn('text') sid: string;
  /** The provider's last refusal, such as `twilio:63041`. */
  @Column('text') code: string;
  @Column('timestamptz') refusedAt: Date;
  /** until then nothing goes by it; afterwards one message tries it */
  @Column('timestamptz') leftUntil: Date;
  @Column('int') pauseSeconds: number;
  /** one message is on its way by it */
  @Column('boolean', { default: false }) isTried: boolean;
}
