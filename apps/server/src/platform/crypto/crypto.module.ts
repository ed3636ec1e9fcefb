import { Global, Module } from '@nestjs/common';
import { Crypto } from './crypto.js';
import { KeyRotation } from './key-rotation.js';

@Global()
@Module({ providers: [Crypto, KeyRotation], exports: [Crypto, KeyRotation] })
export class CryptoModule {}
