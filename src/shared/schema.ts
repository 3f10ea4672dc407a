// The one door to zod. Extension pages forbid `eval`, so zod's compiled fast path is switched off
// before any schema is made; every schema of the product is built through this module.
import * as z from 'zod';

z.config({ jitless: true });

export { z };
