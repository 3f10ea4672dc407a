// The view that skills read, made from a page's answers to a look. Pure; good for one planning round.
import type { PerceiveReply } from '../../shared/messages/content';
import type { SkillView } from '../../skills/skill';
import { withPastWeekdays } from '../../skills/words/past-weekdays';
import { withLaterSigns } from '../controller/later-sign';
import type { ProposeRequest } from '../rungs/proposer';

export function viewOf(seen: PerceiveReply, request: ProposeRequest): SkillView {
  const byKey = new Map(seen.answers.map((answer) => [answer.key, answer]));
  const tables = new Map(
    seen.answers.flatMap((answer) => {
      if (answer.type !== 'extract') return [];
      const dated = answer.tables.map((table) =>
        withPastWeekdays(table, seen.mini.title, request.now, request.locale),
      );
      return [[answer.key, dated] as const];
    }),
  );
  return {
    mini: seen.mini,
    hits: (key) => {
      const answer = byKey.get(key);
      return answer?.type === 'query' ? answer.hits : [];
    },
    tables: (key) => tables.get(key) ?? [],
    passages: (key) => {
      const answer = byKey.get(key);
      return answer?.type === 'text' ? answer.passages : [];
    },
    attempts: [...withLaterSigns(request.attempts)],
    memory: request.memory,
    now: request.now,
    locale: request.locale,
    tabId: request.page.tabId,
    answers: [...request.answers, ...(request.choices ?? [])],
    secrets: request.secrets ?? [],
  };
}
