// Makes words in an editor look otherwise: selects them, presses the editor's own button for it, else the key for it.
// Done only when the editor then shows them so.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { byAnswer, optionsOf, tell } from '../target/telling';
import { fold, quote } from '../words/words';

type Style = IntentOf<'format'>['style'];

/** What editors call the button; with the key for it in brackets, often. */
const NAMES: Readonly<Record<Style, RegExp>> = {
  bold: /^(?:(?:format|toggle|make|as) )*(?:bold|strong|fett|加粗|粗体)(?![a-z])/,
  italic: /^(?:(?:format|toggle|make|as) )*(?:italics?|emphasis|kursiv|斜体)(?![a-z])/,
  underline: /^(?:(?:format|toggle|make|as) )*(?:underlined?|unterstrichen|下划线)(?![a-z])/,
  strike: /^(?:(?:format|toggle|make|as) )*(?:strike(?:through)?|durchgestrichen|删除线)(?![a-z])/,
};
const KEYS: Readonly<Partial<Record<Style, string>>> = {
  bold: 'Control+b',
  italic: 'Control+i',
  underline: 'Control+u',
};

export const formatSkill = draftSkill<'format'>({
  name: 'format',
  kinds: ['format'],
  needs: (params) => [
    ...lookFor([{ text: params.text }]),
    { key: 'near', type: 'query', query: { text: params.style, topK: 40 } },
  ],
  draft,
  effects: [(_after, params, view) => draft(view, params).kind === 'done'],
});

function draft(view: SkillView, params: IntentOf<'format'>): Draft {
  const editors = editorsWith(view, params.text);
  const editor = editors.length === 1 ? editors[0] : byAnswer(view, editors);
  if (!editor)
    return editors.length > 1
      ? { kind: 'ask', question: phraseOf('ask_which_one'), options: optionsOf(editors) }
      : { kind: 'unable', reason: phraseOf('unable_not_on_page', quote(params.text)) };
  const select: DraftStep = {
    tool: 'dom.selectText',
    on: editor,
    args: { text: params.text },
    say: phraseOf('do_select_text_of', quote(params.text)),
  };
  const last = view.attempts.at(-1);
  const looks =
    last?.call.name === 'dom.selectText' && last.result.ok ? stylesIn(last.result.data) : undefined;
  if (!looks)
    return last && !last.result.ok
      ? { kind: 'unable', reason: phraseOf('unable_stays_as_it_is', quote(params.text)) }
      : act([select], 'replan', 0.85, tell(editor));
  if (looks.includes(params.style))
    return { kind: 'done', note: phraseOf('done_is', quote(params.text), params.style) };
  const button = buttonFor(view, params.style);
  if (button && attemptsOn(view, button).length === 0)
    return act(
      [{ tool: 'dom.click', on: button, say: phraseOf('do_press', tell(button)) }, select],
      'replan',
      0.85,
      tell(button),
    );
  const key = KEYS[params.style];
  if (key !== undefined && !view.attempts.some(({ call }) => call.name === 'dom.press'))
    return act(
      [{ tool: 'dom.press', on: editor, args: { key }, say: phraseOf('do_press', key) }, select],
      'replan',
      0.8,
      tell(editor),
    );
  return { kind: 'unable', reason: phraseOf('unable_stays_as_it_is', quote(params.text)) };
}

/** Editors that hold the words; the only one where a long text is not told in full. */
function editorsWith(view: SkillView, text: string): PcdHit[] {
  const editors = poolOf(view).filter(
    ({ inputType, disabled, readonly }) => inputType === 'contenteditable' && !disabled && !readonly,
  );
  const holding = editors.filter(({ value = '', text: shown = '' }) =>
    fold(`${value} ${shown}`).includes(fold(text)),
  );
  return holding.length > 0 || editors.length !== 1 ? holding : editors;
}

function buttonFor(view: SkillView, style: Style): PcdHit | undefined {
  return poolOf(view).find(
    (hit) =>
      hit.type === 'action' &&
      !hit.disabled &&
      hit.itemIndex === undefined &&
      NAMES[style].test(fold(hit.label)),
  );
}

function stylesIn(data: unknown): string[] | undefined {
  const styles = (data as { styles?: unknown } | null)?.styles;
  return Array.isArray(styles) ? styles.map(String) : undefined;
}
