// dom.press: one key or chord, on an element or on what has the focus.
import { failure, success } from '../../shared/tool-result';
import type { ArgsOf } from '../../tools/registry';
import type { Act, ActContext } from './act-context';
import { waitActionable } from './actionable';
import { describeElement } from './describe-element';
import { fireKey } from './dispatch';
import { keyDefault, keyUpDefault } from './key-defaults';
import { parseChord, type KeyPress } from './keys';
import { activeElementOf, keyTargetOf, moveFocus } from './move-focus';
import { containsFlat } from './native';

export const press: Act<ArgsOf<'dom.press'>> = async (element, args, ctx) => {
  const chord = parseChord(args.key);
  if (!chord.ok) return chord;
  if (args.selector) {
    const ready = await waitActionable(element, { pointer: false }, ctx);
    if (!ready.ok) return ready;
    const target = keyTargetOf(ready.element);
    moveFocus(target);
    if (!containsFlat(target, activeElementOf(ctx.window.document))) {
      return failure('NOT_ACTIONABLE', `${describeElement(target)} takes no keys`);
    }
  }
  pressKey(ctx, chord.press, chord.held);
  return success({});
};

/** One key by its name, without modifiers, on what has the focus. */
export function pressNamed(ctx: Pick<ActContext, 'window'>, name: string): void {
  const chord = parseChord(name);
  if (chord.ok) pressKey(ctx, chord.press);
}

/** keydown, keypress, the default, keyup, on what has the focus at each moment. */
export function pressKey(
  ctx: Pick<ActContext, 'window'>,
  key: KeyPress,
  held: readonly KeyPress[] = [],
): void {
  const focused = () => activeElementOf(ctx.window.document) ?? ctx.window.document.body;
  for (const modifier of held) fireKey(focused(), 'keydown', modifier);
  const target = focused();
  const down = fireKey(target, 'keydown', key);
  if (down) {
    const charCode = key.key === 'Enter' ? 13 : key.text ? (key.text.codePointAt(0) ?? 0) : 0;
    // A listener may have moved the focus: the character goes where the focus is now.
    const receiver = focused();
    if (charCode === 0 || fireKey(receiver, 'keypress', key, charCode)) keyDefault(receiver, key);
  }
  const up = focused();
  if (fireKey(up, 'keyup', key) && down && up === target) keyUpDefault(up, key);
  for (const modifier of [...held].reverse()) {
    fireKey(focused(), 'keyup', {
      ...modifier,
      ctrlKey: false,
      shiftKey: false,
      altKey: false,
      metaKey: false,
    });
  }
}
