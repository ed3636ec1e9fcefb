import { Global, Module } from '@nestjs/common';
import { Crypto } from './crypto.js';
import { KeyRotation } from './key-rotation.js';
import { KeyRotationRepository } from './key-rotation.repository.js';
import { SealedTexts } from './sealed-texts.js';
import { SealedTextsRepository } from './sealed-texts.repository.js';

@Global()
@Module({ providers: [Crypto, KeyRotation, KeyRotationRepository, SealedTexts, SealedTextsRepository], exports: [Crypto, KeyRotation, SealedTexts] })
export class CryptoModule {}
