import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A template that WhatsApp refused and that is skipped for a while (rule 197). A working one has no row. */
@Entity('whatsapp_template_states')
export class WhatsappTemplateStateEntity {
  /** Twilio's ID for the template (ContentSid) */
  @PrimaryColumn('text') sid: string;
  /** The provider's last refusal, such as `twilio:63041`. */
  @Column('text') code: string;
  @Column('timestamptz') refusedAt: Date;
  /** until then it is not used; then one message tests it */
  @Column('timestamptz') leftUntil: Date;
  @Column('int') pauseSeconds: number;
  /** whether one message is testing it now */
  @Column('boolean', { default: false }) isTried: boolean;
}
