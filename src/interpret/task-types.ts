// The task type of each kind of wish. Pure.
import type { Intent, IntentKind } from '../shared/intent';
import type { TaskType } from '../shared/task-list';

export function taskTypeOf(intent: Intent): TaskType {
  return TYPES[intent.kind];
}

const TYPES: Readonly<Record<IntentKind, TaskType>> = {
  click: 'click',
  open: 'navigate',
  goto: 'navigate',
  tab: 'navigate',
  history: 'navigate',
  menu: 'click',
  expand: 'click',
  fill: 'input',
  choose: 'input',
  check: 'input',
  set: 'input',
  date: 'input',
  search: 'input',
  login: 'input',
  logout: 'click',
  submit: 'click',
  offer: 'click',
  scroll: 'scroll',
  hover: 'click',
  focus: 'click',
  press: 'input',
  selectText: 'input',
  format: 'input',
  copy: 'input',
  drag: 'drag',
  resize: 'drag',
  sort: 'click',
  filter: 'input',
  paginate: 'navigate',
  item: 'click',
  download: 'navigate',
  upload: 'input',
  extract: 'extract',
  wait: 'wait',
  add: 'input',
  addToCart: 'click',
  checkout: 'navigate',
  classify: 'drag',
  createEvent: 'input',
  answer: 'extract',
  other: 'extract',
};
