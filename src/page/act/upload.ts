// dom.upload: puts the file that the user chose into a file field, or onto the drop zone around one.
import { failure, success } from '../../shared/tool-result';
import type { ArgsOf } from '../../tools/registry';
import type { Act } from './act-context';
import { waitActionable } from './actionable';
import { describeElement } from './describe-element';
import { fireInputAndChange } from './dispatch';
import { inputTypeOf, isHtml, nativeSet, windowOf } from './native';

export const upload: Act<ArgsOf<'dom.upload'>> = async (element, _args, ctx) => {
  if (!ctx.file) return failure('INVALID_ACTION', 'no file was handed over with the upload');
  const field = fileFieldOf(element);
  if (!field) return failure('NOT_FOUND', `${describeElement(element)} has no file field`);
  // File fields are often hidden behind a button: they need not be seen, only enabled.
  const ready = await waitActionable(field, { pointer: false, visible: false }, ctx);
  if (!ready.ok) return ready;
  const input = ready.element;
  const transfer = new (windowOf(input).DataTransfer)();
  transfer.items.add(ctx.file);
  nativeSet(input, 'HTMLInputElement', 'files', transfer.files);
  fireInputAndChange(input);
  return success({ file: ctx.file.name });
};

function fileFieldOf(element: Element): Element | null {
  if (inputTypeOf(element) === 'file') return element;
  if (isHtml(element, 'label') && element.control && inputTypeOf(element.control) === 'file')
    return element.control;
  const inside = element.querySelector('input[type="file" i]');
  if (inside) return inside;
  // A button beside its hidden field: the only one in the nearest group that has one.
  for (let e = element.parentElement; e; e = e.parentElement) {
    const near = e.querySelectorAll('input[type="file" i]');
    if (near.length === 1) return near[0] ?? null;
    if (near.length > 1 || e.localName === 'form' || e.localName === 'body') return null;
  }
  return null;
}
