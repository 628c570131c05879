// `npm start`: teaches Node to read TypeScript, then hands over to start.ts.

import { register } from 'tsx/esm/api';

register();
await import('./start.ts');
