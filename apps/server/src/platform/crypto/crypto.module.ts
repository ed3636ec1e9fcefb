import { Global, Module } from '@nestjs/common';
import { Crypto } from './crypto.js';
import { KeyRotation } from './key-rotation.js';
import { KeyRotationRepository } from './key-rotation.repository.js';
import { SealedTexts } from './sealed-texts.js';
import { SealedTextsRepository } from './sealed-texts.repository.js';
import { StuckRows } from './stuck-rows.js';

@Global()
@Module({
  providers: [Crypto, KeyRotation, KeyRotationRepository, SealedTexts, SealedTextsRepository, StuckRows],
  exports: [Crypto, KeyRotation, SealedTexts, StuckRows],
})
export class CryptoModule {}
