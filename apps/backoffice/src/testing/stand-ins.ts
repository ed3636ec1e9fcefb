import { standIn } from '../../../../tools/test/screen/stand-ins.js';

standIn({ '\\.css$': './nothing.ts', '^altcha(/|$)': './nothing.ts', '^socket\\.io-client$': './socket-stand-in.ts' }, import.meta.url);
