// A handle to a secret lifted out of the goal or saved in the options; never the secret itself.
import { z } from './schema';

export const secretHandle = z.string().check(z.regex(/^secret:[a-z0-9-]{4,64}$/));
export type SecretHandle = z.infer<typeof secretHandle>;
