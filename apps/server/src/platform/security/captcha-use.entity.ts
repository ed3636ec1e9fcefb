import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A solved captcha; each can be used once, across all processes (rule 21). */
@Entity('captcha_uses')
export class CaptchaUseEntity {
  @PrimaryColumn('text') signature: string;
  @Index('captcha_uses_expiry') @Column('timestamptz') expiresAt: Date;
}
