import { standIn } from '../../../tools/test/screen/stand-ins.js';

standIn(
  {
    '\\.css$': './empty-style.ts',
    '^react-signature-canvas$': './signature-stand-in.tsx',
    '^socket\\.io-client$': './socket-stand-in.ts',
    '/altcha-widget\\.js$': './altcha-stand-in.ts',
  },
  import.meta.url,
);
