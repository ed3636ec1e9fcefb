import { Global, Module } from '@nestjs/common';
import { Crypto } from './crypto.js';
import { KeyRotation } from './key-rotation.js';
import { SealedTexts } from './sealed-texts.js';

@Global()
@Module({ providers: [Crypto, KeyRotation, SealedTexts], exports: [Crypto, KeyRotation, SealedTexts] })
export class CryptoModule {}
