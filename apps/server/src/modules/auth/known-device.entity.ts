import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * A device on which a person has signed in before (rule 95). Only a hash of the device's random identifier is
 * stored.
 */
@Entity('known_devices')
export class KnownDeviceEntity {
  @PrimaryColumn('bytea') device: Buffer;
  @ForeignKey('UserEntity') @Index('known_devices_of') @PrimaryColumn('int') userId: number;
  @Column('timestamptz') lastUsedAt: Date;
}
