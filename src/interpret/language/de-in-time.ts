// German acts that come once something is there: „sobald OK erscheint, klicke darauf“. No other order of acts is read.
import type { LanguageTable } from './language';

const NEVER = '(?!)';

export const DE_IN_TIME: NonNullable<LanguageTable['inTime']> = {
  afterFirst: NEVER,
  beforeFirst: NEVER,
  behind: NEVER,
  isBefore: NEVER,
  ends: NEVER,
  names: NEVER,
  runsOn: NEVER,
  unsure: NEVER,
  looks: NEVER,
  onceShown:
    '^sobald (?!(?:es|er|sie|das|dies\\p{L}*) )(?<thing>[^,]+?) (?:erscheint|auftaucht|sichtbar (?:ist|wird)|zu sehen ist),? (?<act>(?:klick|drück|tipp)\\p{L}* .+)$',
  wait: 'warte auf',
  joined: NEVER,
  acts: [],
};
