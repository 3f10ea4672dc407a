// All rules with the phrasings of each language, compiled once, most specific first. A rule that is not in
// this list does not exist.
import { compilePattern, slotsOf, type Slots } from '../pattern';
import type { Extra, LanguageTable } from '../language/language';
import { addRules } from './add';
import { choiceRules } from './choices';
import { clickRules } from './click';
import { eventRules } from './events';
import { fieldRules } from './fields';
import { fillRules } from './fill';
import { formatRules } from './format';
import { formRules } from './forms';
import { itemRules } from './items';
import { listRules } from './lists';
import { makingRules } from './making';
import { messageRules } from './messages';
import { moveRules } from './move';
import { navigateRules } from './navigate';
import { pageRules } from './page';
import { questionRules } from './question';
import { rangeRules } from './ranges';
import { reading, type ClauseContext, type Reading, type Rule } from './rule';
import { shopRules } from './shop';
import { statementRules } from './statements';
import { transferRules } from './transfer';

export const RULES: readonly Rule[] = [
  ...addRules,
  ...choiceRules,
  ...clickRules,
  ...eventRules,
  ...fieldRules,
  ...fillRules,
  ...formatRules,
  ...formRules,
  ...itemRules,
  ...listRules,
  ...makingRules,
  ...messageRules,
  ...moveRules,
  ...navigateRules,
  ...pageRules,
  ...questionRules,
  ...rangeRules,
  ...shopRules,
  ...statementRules,
  ...transferRules,
].sort((a, b) => b.specificity - a.specificity);

interface CompiledRule {
  rule: Rule;
  phrases: Array<{ regex: RegExp; extra: Extra }>;
}

const byLanguage = new Map<string, CompiledRule[]>();

export function compiledRules(table: LanguageTable): CompiledRule[] {
  const known = byLanguage.get(table.id);
  if (known) return known;
  const made = RULES.flatMap((rule): CompiledRule[] => {
    const phrasings = table.phrasings[rule.name] ?? [];
    const phrases = phrasings.map((phrasing) => {
      const [source, extra] = typeof phrasing === 'string' ? [phrasing, {}] : phrasing;
      return { regex: compilePattern(source, table.lexicon, table.spaced), extra };
    });
    return phrases.length === 0 ? [] : [{ rule, phrases }];
  });
  byLanguage.set(table.id, made);
  return made;
}

export interface RuleReading extends Reading {
  rule: string;
}

/** The first rule, from the most specific, that makes sense of the clause. */
export function readClause(context: ClauseContext): RuleReading | undefined {
  for (const { rule, phrases } of compiledRules(context.table)) {
    for (const { regex, extra } of phrases) {
      const match = regex.exec(context.clause);
      if (!match) continue;
      const slots: Slots = slotsOf(match);
      const built = rule.build(slots, extra, context);
      if (built === undefined) continue;
      return { ...('kind' in built ? reading(built, 0.9) : built), rule: rule.name };
    }
  }
  return undefined;
}
