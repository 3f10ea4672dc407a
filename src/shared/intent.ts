// What one clause of a goal asks for: the parameters of a TaskItem. The interpreter writes intents,
// skills (and models) carry them out; both know only these shapes.
import { z } from './schema';
import { secretHandle } from './secret-handle';

const words = z.string().check(z.maxLength(1_000));

/** How the user named a thing on the page. */
export const targetPhrase = z.object({
  /** The naming words, articles and role words removed; empty = "the button", "it". */
  text: words,
  /** The words stood in quotes, or were unmistakably a literal: match them exactly first. */
  literal: z.optional(z.boolean()),
  /** ARIA-like role words the user used: button, link, textbox, checkbox, radio, tab, menuitem, option, slider, image, heading, row… */
  roles: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(6))),
  /** 1-based; -1 is the last, -2 the last but one. */
  ordinal: z.optional(z.int()),
  look: z.optional(
    z.object({
      color: z.optional(z.string().check(z.maxLength(20))),
      size: z.optional(z.enum(['large', 'small', 'largest', 'smallest'])),
      position: z.optional(
        z.array(z.enum(['top', 'bottom', 'left', 'right', 'center'])).check(z.maxLength(2)),
      ),
      shape: z.optional(z.string().check(z.maxLength(30))),
    }),
  ),
  /** "in the billing section", "under Settings". */
  within: z.optional(words),
  /** "the cheapest", "with the shortest duration", "newest". */
  superlative: z.optional(z.object({ field: words, direction: z.enum(['min', 'max']) })),
  /** "whose status is open", "by Mara", "from last month": conditions on the item that holds the target. */
  where: z.optional(
    z
      .array(
        z.object({
          field: z.optional(words),
          op: z.enum(['is', 'contains', 'startsWith', 'endsWith', 'lt', 'gt', 'le', 'ge', 'between', 'not']),
          value: words,
          to: z.optional(words),
        }),
      )
      .check(z.maxLength(6)),
  ),
  /** All matches, not one ("all", "each", "every"). */
  all: z.optional(z.boolean()),
  /** With `all`: every so manieth alone ("every second": the 2nd, the 4th…). */
  step: z.optional(z.int().check(z.minimum(2), z.maximum(100))),
  /** "This page": what the page in front of the user is about, no item of a list on it. */
  shown: z.optional(z.boolean()),
  /** With `all`: only the first so many ("the first three"), the last so many when negative. */
  count: z.optional(z.int().check(z.minimum(-100), z.maximum(100))),
});
export type TargetPhrase = z.infer<typeof targetPhrase>;

/** A date or a span as the words gave it, resolved against the clock when the goal was read. ISO dates, `to` inclusive. */
export const dateSpan = z.object({
  from: z.string().check(z.maxLength(30)),
  to: z.string().check(z.maxLength(30)),
  words,
});
export type DateSpan = z.infer<typeof dateSpan>;

/** Where a value comes from. */
export const valueSource = z.discriminatedUnion('from', [
  z.object({ from: z.literal('text'), text: words }),
  z.object({ from: z.literal('secret'), handle: secretHandle }),
  z.object({ from: z.literal('date'), date: dateSpan }),
  /** Read from the page: the text or value of a thing, or a cell of a table or definition list. */
  z.object({
    from: z.literal('page'),
    target: targetPhrase,
    /** Of that text only this: `nth` is 1-based, -1 the last. */
    part: z.optional(z.object({ unit: z.enum(['word', 'letter']), nth: z.int() })),
  }),
  /** Not the words themselves but what they tell of: "the price of Apple", "the word shown above". */
  z.object({ from: z.literal('described'), words }),
]);
export type ValueSource = z.infer<typeof valueSource>;

export const transform = z.enum(['upper', 'lower', 'title', 'reverse', 'trim']);

const fieldValue = z.object({
  /** Absent: the only fitting field, or "both", "all" through target.all. */
  field: z.optional(targetPhrase),
  value: valueSource,
  transform: z.optional(transform),
  /** Add to what stands there instead of replacing it. */
  append: z.optional(z.boolean()),
  /** The field is called by words of a text: they are replaced, and nothing else of it. */
  words: z.optional(z.boolean()),
  /** The value's own first words: where the field is called so, only what follows them is typed. */
  named: z.optional(words),
  /** The value may be the name of a control: "enter full screen". */
  loose: z.optional(z.boolean()),
});
export type FieldValue = z.infer<typeof fieldValue>;

export const intent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('click'),
    target: targetPhrase,
    double: z.optional(z.boolean()),
    /** The words are a wish that begins with this verb, "undo" of "undo last edit": what does not say it does something else. */
    verb: z.optional(words),
    /** Fields of the form that the press is to open: none is needed where that form is there. */
    opens: z.optional(z.array(targetPhrase).check(z.maxLength(30))),
    /** Where that is: "in Boats". It is gone to first. */
    place: z.optional(words),
  }),
  /**
   * Open a thing that has a page of its own: link, menu item, row, page by name. Explores when it is not here.
   * `newTab`: in a tab of the browser of its own; so are several (`target.all`).
   */
  z.object({ kind: z.literal('open'), target: targetPhrase, newTab: z.optional(z.boolean()) }),
  z.object({
    kind: z.literal('goto'),
    url: z.string().check(z.maxLength(2_000)),
    newTab: z.optional(z.boolean()),
  }),
  /** A tab of the browser. `name`: words of its title or address, for `switch`. */
  z.object({
    kind: z.literal('tab'),
    act: z.enum(['open', 'close', 'duplicate', 'switch']),
    name: z.optional(words),
  }),
  z.object({ kind: z.literal('history'), direction: z.enum(['back', 'forward', 'reload']) }),
  z.object({ kind: z.literal('menu'), path: z.array(words).check(z.minLength(1), z.maxLength(6)) }),
  z.object({ kind: z.literal('expand'), target: targetPhrase, collapse: z.optional(z.boolean()) }),
  z.object({
    kind: z.literal('fill'),
    fields: z.array(fieldValue).check(z.minLength(1), z.maxLength(30)),
    /** The user's own: where no such field is here, their settings may have it. */
    mine: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('choose'),
    options: z.array(targetPhrase).check(z.minLength(1), z.maxLength(30)),
    field: z.optional(targetPhrase),
    /** What else is chosen among boxes of the same group is taken back. */
    only: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('check'),
    targets: z.array(targetPhrase).check(z.minLength(1), z.maxLength(30)),
    on: z.boolean(),
    only: z.optional(z.boolean()),
    /** Said of what may as well be a record ("deactivate Otto Weiss"): `activate`, `deactivate`. */
    act: z.optional(z.enum(['activate', 'deactivate'])),
  }),
  /** Sliders, spin buttons, colour fields, stars. */
  z.object({
    kind: z.literal('set'),
    field: z.optional(targetPhrase),
    value: words,
    /** From where it stands, not to the value. */
    by: z.optional(z.number()),
    control: z.enum(['slider', 'spinbutton', 'color', 'rating', 'count', 'any']),
  }),
  /** `range`: both ends are entered, else the first day alone. */
  z.object({
    kind: z.literal('date'),
    field: z.optional(targetPhrase),
    date: dateSpan,
    range: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('search'), query: words, field: z.optional(targetPhrase) }),
  z.object({ kind: z.literal('login'), user: z.optional(words), secret: z.optional(secretHandle) }),
  z.object({ kind: z.literal('logout') }),
  z.object({ kind: z.literal('submit'), target: z.optional(targetPhrase) }),
  /** Closes a task that filled something in and left it unsent: offers the button that sends it. */
  z.object({ kind: z.literal('offer') }),
  z.object({
    kind: z.literal('scroll'),
    direction: z.optional(z.enum(['up', 'down', 'top', 'bottom'])),
    target: z.optional(targetPhrase),
  }),
  z.object({ kind: z.literal('hover'), target: targetPhrase }),
  z.object({ kind: z.literal('focus'), target: targetPhrase }),
  z.object({
    kind: z.literal('press'),
    key: z.string().check(z.maxLength(60)),
    target: z.optional(targetPhrase),
  }),
  z.object({ kind: z.literal('selectText'), target: targetPhrase }),
  /** Words in an editor, to look otherwise. */
  z.object({
    kind: z.literal('format'),
    text: words,
    style: z.enum(['bold', 'italic', 'underline', 'strike']),
  }),
  z.object({ kind: z.literal('copy'), source: targetPhrase, dest: z.optional(targetPhrase) }),
  z.object({
    kind: z.literal('drag'),
    what: targetPhrase,
    to: z.optional(targetPhrase),
    position: z.optional(z.enum(['top', 'bottom', 'left', 'right', 'center', 'before', 'after', 'inside'])),
    index: z.optional(z.int()),
    /** With a side as position: that many places towards it, instead of all the way. */
    steps: z.optional(z.int().check(z.positive())),
  }),
  z.object({
    kind: z.literal('resize'),
    target: targetPhrase,
    axis: z.enum(['width', 'height']),
    change: z.enum(['larger', 'smaller']),
  }),
  z.object({
    kind: z.literal('sort'),
    by: z.optional(words),
    direction: z.enum(['asc', 'desc']),
    target: z.optional(targetPhrase),
  }),
  z.object({ kind: z.literal('filter'), field: z.optional(words), value: words }),
  z.object({
    kind: z.literal('paginate'),
    to: z.union([z.enum(['next', 'previous', 'first', 'last']), z.int().check(z.positive())]),
  }),
  /** Find the item (row, card, message, contact) and do something with it: open it, click a part of it, reply… */
  z.object({
    kind: z.literal('item'),
    item: targetPhrase,
    action: words,
    /** Who it is forwarded to, the text of the reply, the label that is set. */
    value: z.optional(words),
    recipient: z.optional(words),
    /** The user's own among those of others: "my last post". */
    mine: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('download'), what: targetPhrase, when: z.optional(dateSpan) }),
  z.object({ kind: z.literal('upload'), file: words, field: z.optional(targetPhrase) }),
  z.object({
    kind: z.literal('extract'),
    what: targetPhrase,
    fields: z.optional(z.array(words).check(z.maxLength(20))),
    format: z.optional(z.enum(['csv', 'json', 'table'])),
    /** "Export the orders": the page may have a way of its own for that, which comes first. */
    exports: z.optional(z.literal(true)),
  }),
  z.object({
    kind: z.literal('wait'),
    forText: z.optional(words),
    /** Until no such thing is there any more. */
    gone: z.optional(words),
    forUrl: z.optional(words),
    ms: z.optional(z.int()),
  }),
  /** Entries that are written into a list of the page: "add milk and eggs to the shopping list", "add the tag urgent". */
  z.object({
    kind: z.literal('add'),
    what: z.array(words).check(z.minLength(1), z.maxLength(30)),
    /** What the list or its entries are called; empty = "the list". */
    to: words,
    /** Set where the list may be a field of which several are chosen, or these words the name of a control. */
    control: z.optional(words),
  }),
  z.object({ kind: z.literal('addToCart'), what: targetPhrase, quantity: z.optional(z.int()) }),
  z.object({ kind: z.literal('checkout') }),
  /** Sort items into places: "mark the numbers as odd or even", "drag all circles to the left box". */
  z.object({
    kind: z.literal('classify'),
    items: targetPhrase,
    rule: words,
    places: z.array(targetPhrase).check(z.maxLength(6)),
  }),
  z.object({
    kind: z.literal('createEvent'),
    name: words,
    day: z.optional(dateSpan),
    /** Times of day; no end: as long as the calendar makes it. */
    start: words,
    end: words,
    durationMinutes: z.optional(z.number()),
  }),
  /** `named`: what stood in quotes; what the page says of other things is no answer. */
  z.object({
    kind: z.literal('answer'),
    question: words,
    named: z.optional(z.array(words).check(z.maxLength(10))),
  }),
  /** A wish of no kind above: the page's own words, a model or the user can help. */
  z.object({
    kind: z.literal('other'),
    text: words,
    /** What to ask where the page has nothing of the kind. */
    instead: z.optional(
      z.object({
        question: z.string().check(z.maxLength(1_000)),
        options: z.array(z.string()).check(z.maxLength(8)),
      }),
    ),
  }),
]);
export type Intent = z.infer<typeof intent>;
export type IntentKind = Intent['kind'];
export type IntentOf<K extends IntentKind> = Extract<Intent, { kind: K }>;
