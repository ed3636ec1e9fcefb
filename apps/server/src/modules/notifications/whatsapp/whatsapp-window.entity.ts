import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** When a person last wrote by WhatsApp (rule 196). The row is deleted after a day, and with the person. */
@Entity('whatsapp_windows')
@Index('whatsapp_windows_wrote', ['wroteAt'])
export class WhatsappWindowEntity {
  /** E.164 */
  @PrimaryColumn('text') phone: string;
  @Column('timestamptz') wroteAt: Date;
}
