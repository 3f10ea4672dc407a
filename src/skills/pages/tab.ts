// Tabs of the browser: a new one, another one to the front, this one once more or closed.
import { phraseOf } from '../../shared/phrase';
import type { SkillView } from '../skill';
import { act, type Draft } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { absolute } from '../words/address';
import { nameScore, quote, quoted } from '../words/words';

export const tabSkill = draftSkill<'tab'>({
  name: 'tab',
  kinds: ['tab'],
  needs: () => [],
  draft(view, params) {
    switch (params.act) {
      case 'open':
        return openAnswered(view);
      case 'duplicate':
        return inNewTab(view, [view.mini.url]);
      case 'close':
        return act([{ tool: 'tabs.close', say: phraseOf('do_close_tab') }], 'verify', 1, phraseOf('why_tab'));
      case 'switch':
        return switchTo(view, params.name ?? '');
    }
  },
});

/** `say` is told of each; several open behind this tab, one comes to the front. */
export function inNewTab(view: SkillView, urls: readonly string[]): Draft {
  const steps = urls.map((url) => ({
    tool: 'tabs.open' as const,
    args: { url, openerTabId: view.tabId, ...(urls.length > 1 ? { background: true } : {}) },
    say: phraseOf('do_open_new_tab', url),
  }));
  return act(steps, 'verify', 1, urls.join(', '));
}

function openAnswered(view: SkillView): Draft {
  const told = view.answers.at(-1);
  if (told === undefined) return { kind: 'ask', question: phraseOf('ask_address_for_tab'), options: [] };
  const url = absolute(told, view.mini.url);
  return url === undefined
    ? { kind: 'unable', reason: phraseOf('unable_no_address_to_open', quote(told)) }
    : inNewTab(view, [url]);
}

/** Looks at the list of tabs first; a title that has all words of the name is the tab. */
export function switchTo(view: SkillView, name: string): Draft {
  const list = view.attempts.findLast(({ call }) => call.name === 'tabs.list');
  if (!list)
    return act(
      [{ tool: 'tabs.list', args: { words: name }, say: phraseOf('do_look_at_open_tabs') }],
      'replan',
      1,
      phraseOf('why_tabs'),
    );
  const tabs = tabsIn(list.result).filter(({ tabId }) => tabId !== view.tabId);
  const scored = tabs
    .map((tab) => ({ tab, score: Math.max(nameScore(name, tab.title), hostScore(name, tab.url)) }))
    .filter(({ score }) => score >= 0.7)
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (!best) {
    const hidden = tabs.some(({ title }) => title === '');
    return {
      kind: 'unable',
      reason: hidden
        ? phraseOf('unable_no_tab_maybe_hidden', quote(name))
        : phraseOf('unable_no_tab', quote(name)),
    };
  }
  if (second && second.score === best.score && second.tab.title !== best.tab.title)
    return {
      kind: 'ask',
      question: phraseOf('ask_which_tab_mean', quote(name)),
      options: scored.slice(0, 6).map(({ tab }) => ({ label: tab.title, value: tab.title })),
    };
  return act(
    [
      {
        tool: 'tabs.switch',
        args: { tabId: best.tab.tabId },
        say: phraseOf('do_switch_tab', quote(best.tab.title)),
      },
    ],
    'verify',
    1,
    quoted(best.tab.title),
  );
}

interface Tab {
  tabId: number;
  title: string;
  url: string;
}

function tabsIn(result: { ok: boolean; data?: unknown }): Tab[] {
  const data = result.data as { tabs?: Tab[] } | undefined;
  return data?.tabs ?? [];
}

function hostScore(name: string, url: string): number {
  return URL.canParse(url)
    ? nameScore(name, new URL(url).hostname.replace(/^www\./, '').replaceAll('.', ' '))
    : 0;
}
