import preset from '../../jest.preset.js';

export default { ...preset, displayName: 'api-client', roots: ['<rootDir>/src'] };
