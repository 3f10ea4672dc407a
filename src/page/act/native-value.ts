// Controls of the browser that take a whole value rather than keys: date, time, month, week, colour, range.
import { failure, success, type ToolResult } from '../../shared/tool-result';
import { describeElement } from './describe-element';
import { fireInputAndChange } from './dispatch';
import { moveFocus } from './move-focus';
import { inputTypeOf, setValue, valueOf } from './native';

/** What each type wants to be given. */
const FORMAT: Readonly<Record<string, string>> = {
  date: 'a date as YYYY-MM-DD',
  time: 'a time as HH:MM',
  month: 'a month as YYYY-MM',
  week: 'a week as YYYY-Www',
  'datetime-local': 'date and time as YYYY-MM-DDTHH:MM',
  color: 'a colour as #rrggbb',
  range: 'a number',
};

export function takesWholeValue(element: Element): boolean {
  return inputTypeOf(element) in FORMAT;
}

/** Sets it, fires input and change, and says what the control made of it. */
export function setNativeValue(control: HTMLInputElement, wanted: string): ToolResult {
  const type = inputTypeOf(control);
  const before = valueOf(control);
  const value = normalValue(control, type, wanted.trim());
  if (value === undefined) {
    return failure('INVALID_ACTION', `${describeElement(control)} wants ${FORMAT[type] ?? 'another value'}`);
  }
  moveFocus(control);
  setValue(control, value);
  const now = valueOf(control);
  if (now === '' && value !== '') {
    setValue(control, before);
    return failure('INVALID_ACTION', `${describeElement(control)} wants ${FORMAT[type] ?? 'another value'}`);
  }
  if (
    type === 'date' ||
    type === 'time' ||
    type === 'month' ||
    type === 'datetime-local' ||
    type === 'week'
  ) {
    const out = control.validity.rangeUnderflow || control.validity.rangeOverflow;
    if (out) {
      setValue(control, before);
      const bounds = [control.min && `from ${control.min}`, control.max && `to ${control.max}`];
      return failure(
        'INVALID_ACTION',
        `${describeElement(control)} takes values ${bounds.filter(Boolean).join(' ')}`,
      );
    }
  }
  if (now !== before) fireInputAndChange(control);
  const shown = valueOf(control);
  return success(shown === value ? {} : { changedByPage: true, value: shown });
}

function normalValue(control: HTMLInputElement, type: string, wanted: string): string | undefined {
  if (wanted === '') return type === 'range' || type === 'color' ? undefined : '';
  switch (type) {
    case 'date':
      return /^\d{4,}-\d\d-\d\d/.test(wanted) ? wanted.slice(0, 10) : undefined;
    case 'month':
      return /^\d{4,}-\d\d/.test(wanted) ? wanted.slice(0, 7) : undefined;
    case 'datetime-local':
      return /^\d{4,}-\d\d-\d\d$/.test(wanted)
        ? `${wanted}T00:00`
        : wanted.replace(' ', 'T').replace(/Z$/, '');
    case 'time':
      return timeOf(wanted);
    case 'color':
      return colourOf(control, wanted);
    case 'range': {
      const number = Number.parseFloat(wanted.replace(',', '.'));
      return Number.isFinite(number) ? String(number) : undefined;
    }
    default:
      return wanted;
  }
}

/** 24-hour `HH:MM` from `9:05`, `9:05 pm`, `17:30:00`. */
function timeOf(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.](\d\d))?(?::(\d\d))?\s*([ap])?\.?m?\.?$/i.exec(text);
  if (!match) return undefined;
  const [, h = '', m = '00', s, half] = match;
  let hours = Number(h);
  if (half) hours = (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (hours > 23 || Number(m) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${m}${s ? `:${s}` : ''}`;
}

/** `#rrggbb` of any CSS colour: the canvas knows all names. */
function colourOf(control: HTMLInputElement, text: string): string | undefined {
  const window = control.ownerDocument.defaultView;
  if (!window?.CSS.supports('color', text)) return undefined;
  const context = control.ownerDocument.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.fillStyle = text;
  return /^#[0-9a-f]{6}$/.test(context.fillStyle) ? context.fillStyle : undefined;
}
