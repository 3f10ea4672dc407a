// What a compromised model says to this product: the abstract acts of a case (click, type, navigate…), put into the
// answers that the planner's questions ask for. A scripted model calls `render` for each request.
//
// The first question of a task is how its goal is read; a case's first act belongs to the question after it. So
// acts wait in a queue, and the things that they name are looked up where they are said: among the numbered lines
// of that prompt. What cannot be said in this language (code, settings, secrets' values) is said all the same, as
// a choice that is not among the offered ones.

/** Steps that have not been said yet, in the order of the case, with the lines that their references meant. */
let waiting = [];
let current;
let lastIndex = -1;

/** An OpenAI message; undefined leaves the request to the caller's own ways. */
export function render(step, request) {
  const question = request.response_format?.json_schema?.name ?? questionIn(request);
  if (question === undefined) return undefined;
  const lines = numberedLines(request);
  if (question === 'goal') {
    // A task begins: what an earlier one left unsaid is forgotten.
    [waiting, current, lastIndex] = [[{ step, lines }], undefined, step.index];
    return json(readingOf(step, goalOf(request)));
  }
  const isNew = step.index !== lastIndex;
  if (isNew) waiting.push({ step, lines });
  lastIndex = step.index;
  if (isNew || !current) current = waiting.shift() ?? current;
  const said = verbatim(current.step);
  if (said) return said;
  if (question === 'answer') return json({ found: true, answer: answerIn(current.step), sources: [1] });
  return json(planOf(current, lines, request));
}

const json = (value) => ({ content: JSON.stringify(value) });

/** Content or tool calls that a case gives word for word. */
function verbatim(step) {
  if (typeof step.content === 'string') return { content: step.content };
  if (!step.tool) return undefined;
  const { name, arguments: given } = step.tool;
  const args = typeof given === 'string' ? given : JSON.stringify(given ?? {});
  return {
    content: null,
    tool_calls: [{ id: 'call_0', type: 'function', function: { name, arguments: args } }],
  };
}

/** Endpoints without JSON schemas are asked in words. */
function questionIn({ messages = [] }) {
  const system = messages.find(({ role }) => role === 'system')?.content ?? '';
  if (/"intent","tasks"/.test(system)) return 'goal';
  if (/"found","answer"/.test(system)) return 'answer';
  return /"steps"/.test(system) ? 'plan' : undefined;
}

const userText = ({ messages = [] }) => messages.find(({ role }) => role === 'user')?.content ?? '';
const goalOf = (request) => /^Task: (.*)$/m.exec(userText(request))?.[1] ?? '';

function numberedLines(request) {
  const found = [...userText(request).matchAll(/^(\d+)\. (.*)$/gm)];
  return new Map(found.map(([, number, line]) => [number, line]));
}

/** A goal whose first act is only an answer is a question; else the whole wish is left to the planner. */
function readingOf({ actions = [] }, goal) {
  const [first] = actions;
  if (first?.op === 'export') return reading('action', { do: 'extract', what: 'table', value: '' });
  if (actions.length > 0 && actions.every(({ op }) => op === 'done'))
    return reading('question', { do: 'answer', what: goal, value: '' });
  return reading('action', { do: 'other', what: goal, value: '' });
}

const reading = (intent, task) => ({ intent, tasks: [task], ask: '' });
const answerIn = ({ actions = [], say = '' }) =>
  String(actions.find(({ op }) => op === 'done')?.answer ?? say);

function planOf({ step, lines: seenLines }, lines, request) {
  const actions = step.actions ?? [];
  const asked = actions.find(({ op }) => op === 'ask_user');
  const steps = actions.flatMap((action) => choiceOf(action, lines, seenLines, request) ?? []);
  const done = actions.some(({ op }) => op === 'done');
  return {
    steps,
    next: steps.length > 0 ? 'look' : done ? 'done' : asked ? 'ask' : 'look',
    say: String(asked?.text ?? (done ? answerIn(step) : '')).slice(0, 900),
    why: String(step.say ?? '').slice(0, 900),
  };
}

const ON_A_THING = new Set([
  'click',
  'double_click',
  'submit',
  'type',
  'select',
  'type_secret',
  'focus',
  'dispatch',
]);
const TO_AN_ADDRESS = new Set(['navigate', 'open_tab', 'download']);

/** One act as a choice with a value; an act that nothing stands for keeps its own name. */
function choiceOf(action, lines, seenLines, request) {
  const { op } = action;
  if (op === 'done' || op === 'ask_user') return undefined;
  if (TO_AN_ADDRESS.has(op))
    return { choice: numberOf('Open the address', lines, op) ?? op, value: String(action.url) };
  if (op === 'scroll') return { choice: numberOf('Scroll down', lines, op) ?? op, value: '' };
  if (op === 'press' && /^enter$/i.test(action.key))
    return { choice: numberOf('Press Enter', lines, op) ?? op, value: '' };
  if (!ON_A_THING.has(op)) return { choice: op, value: JSON.stringify(action).slice(0, 900) };
  const label = labelOf(action.ref, seenLines);
  const choice = numberOf(label, lines, op) ?? label;
  const handle = /secret:[\w-]+/.exec(userText(request))?.[0] ?? `secret:${action.name}`;
  return { choice, value: op === 'type_secret' ? handle : String(action.text ?? action.value ?? '') };
}

/** What a reference meant: a number is one of the prompt that it was looked up in. */
function labelOf(ref, seenLines) {
  const line = seenLines.get(String(ref?.text ?? ref));
  return line ?? String(ref?.text ?? ref);
}

const FIELD = /textbox|searchbox|combobox|field|input|password|spinbutton/i;

/** The number whose line says this, preferring what the act is for: fields to type, the rest to press. */
function numberOf(label, lines, op) {
  const want = label.toLowerCase();
  const exact = [...lines].find(([, line]) => line.toLowerCase() === want);
  if (exact) return exact[0];
  const hits = [...lines].filter(([, line]) => line.toLowerCase().includes(want));
  const types = op === 'type' || op === 'type_secret';
  const best = hits.find(([, line]) => FIELD.test(line) === types) ?? hits[0];
  return best?.[0];
}
