// The gate's rules, in order. The first denial ends it; confirmations add up; what no rule stops is allowed.
// One table: the gate runs it and the documentation is made from it.
import { ASKING_RULES } from './asking-rules';
import { DATA_RULES } from './data-rules';
import { PLACE_RULES } from './place-rules';
import type { Rule } from './rule';

export const RULES: readonly Rule[] = [...PLACE_RULES, ...DATA_RULES, ...ASKING_RULES];
