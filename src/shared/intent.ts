// What one clause of a goal asks for: the parameters of a TaskItem. The interpreter writes intents,
// skills (and models) carry them out; both know only these shapes.
import { z } from './schema';

const words = z.string().max(1_000);

/** A handle to a secret lifted out of the goal or saved in the options; never the secret itself. */
export const secretHandle = z.string().regex(/^secret:[a-z0-9-]{4,64}$/);
export type SecretHandle = z.infer<typeof secretHandle>;

/** How the user named a thing on the page. */
export const targetPhrase = z.object({
  /** The naming words, articles and role words removed; empty = "the button", "it". */
  text: words,
  /** The words stood in quotes, or were unmistakably a literal: match them exactly first. */
  literal: z.boolean().optional(),
  /** ARIA-like role words the user used: button, link, textbox, checkbox, radio, tab, menuitem, option, slider, image, heading, row… */
  roles: z.array(z.string().max(30)).max(6).optional(),
  /** 1-based; -1 is the last, -2 the last but one. */
  ordinal: z.number().int().optional(),
  look: z
    .object({
      color: z.string().max(20).optional(),
      size: z.enum(['large', 'small', 'largest', 'smallest']).optional(),
      position: z
        .array(z.enum(['top', 'bottom', 'left', 'right', 'center']))
        .max(2)
        .optional(),
      shape: z.string().max(30).optional(),
    })
    .optional(),
  /** "in the billing section", "under Settings". */
  within: words.optional(),
  /** "the cheapest", "with the shortest duration", "newest". */
  superlative: z.object({ field: words, direction: z.enum(['min', 'max']) }).optional(),
  /** "whose status is open", "by Mara", "from last month": conditions on the item that holds the target. */
  where: z
    .array(
      z.object({
        field: words.optional(),
        op: z.enum(['is', 'contains', 'startsWith', 'endsWith', 'lt', 'gt', 'le', 'ge', 'between', 'not']),
        value: words,
        to: words.optional(),
      }),
    )
    .max(6)
    .optional(),
  /** All matches, not one ("all", "each", "every"). */
  all: z.boolean().optional(),
});
export type TargetPhrase = z.infer<typeof targetPhrase>;

/** A date or a span as the words gave it, resolved against the clock when the goal was read. ISO dates, `to` inclusive. */
export const dateSpan = z.object({ from: z.string().max(30), to: z.string().max(30), words });
export type DateSpan = z.infer<typeof dateSpan>;

/** Where a value comes from. */
export const valueSource = z.discriminatedUnion('from', [
  z.object({ from: z.literal('text'), text: words }),
  z.object({ from: z.literal('secret'), handle: secretHandle }),
  z.object({ from: z.literal('date'), date: dateSpan }),
  /** Read from the page: the text or value of a thing, or a cell of a table or definition list. */
  z.object({ from: z.literal('page'), target: targetPhrase }),
]);
export type ValueSource = z.infer<typeof valueSource>;

export const transform = z.enum(['upper', 'lower', 'title', 'reverse', 'trim']);

const fieldValue = z.object({
  /** Absent: the only fitting field, or "both", "all" through target.all. */
  field: targetPhrase.optional(),
  value: valueSource,
  transform: transform.optional(),
  /** Add to what stands there instead of replacing it. */
  append: z.boolean().optional(),
});
export type FieldValue = z.infer<typeof fieldValue>;

export const intent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('click'), target: targetPhrase, double: z.boolean().optional() }),
  /** Open a thing that has a page of its own: link, menu item, row, page by name. Explores when it is not here. */
  z.object({ kind: z.literal('open'), target: targetPhrase }),
  z.object({ kind: z.literal('goto'), url: z.string().max(2_000) }),
  z.object({ kind: z.literal('history'), direction: z.enum(['back', 'forward', 'reload']) }),
  z.object({ kind: z.literal('menu'), path: z.array(words).min(1).max(6) }),
  z.object({ kind: z.literal('expand'), target: targetPhrase, collapse: z.boolean().optional() }),
  z.object({ kind: z.literal('fill'), fields: z.array(fieldValue).min(1).max(30) }),
  z.object({
    kind: z.literal('choose'),
    options: z.array(targetPhrase).min(1).max(30),
    field: targetPhrase.optional(),
  }),
  z.object({
    kind: z.literal('check'),
    targets: z.array(targetPhrase).min(1).max(30),
    on: z.boolean(),
    only: z.boolean().optional(),
  }),
  /** Sliders, spin buttons, colour fields. */
  z.object({
    kind: z.literal('set'),
    field: targetPhrase.optional(),
    value: words,
    control: z.enum(['slider', 'spinbutton', 'color', 'any']),
  }),
  z.object({ kind: z.literal('date'), field: targetPhrase.optional(), date: dateSpan }),
  z.object({ kind: z.literal('search'), query: words, field: targetPhrase.optional() }),
  z.object({ kind: z.literal('login'), user: words.optional(), secret: secretHandle.optional() }),
  z.object({ kind: z.literal('logout') }),
  z.object({ kind: z.literal('submit'), target: targetPhrase.optional() }),
  z.object({
    kind: z.literal('scroll'),
    direction: z.enum(['up', 'down', 'top', 'bottom']).optional(),
    target: targetPhrase.optional(),
  }),
  z.object({ kind: z.literal('hover'), target: targetPhrase }),
  z.object({ kind: z.literal('focus'), target: targetPhrase }),
  z.object({ kind: z.literal('press'), key: z.string().max(60), target: targetPhrase.optional() }),
  z.object({ kind: z.literal('selectText'), target: targetPhrase }),
  z.object({ kind: z.literal('copy'), source: targetPhrase, dest: targetPhrase.optional() }),
  z.object({
    kind: z.literal('drag'),
    what: targetPhrase,
    to: targetPhrase.optional(),
    position: z.enum(['top', 'bottom', 'left', 'right', 'center', 'before', 'after', 'inside']).optional(),
    index: z.number().int().optional(),
  }),
  z.object({
    kind: z.literal('resize'),
    target: targetPhrase,
    axis: z.enum(['width', 'height']),
    change: z.enum(['larger', 'smaller']),
  }),
  z.object({
    kind: z.literal('sort'),
    by: words.optional(),
    direction: z.enum(['asc', 'desc']),
    target: targetPhrase.optional(),
  }),
  z.object({ kind: z.literal('filter'), field: words.optional(), value: words }),
  z.object({
    kind: z.literal('paginate'),
    to: z.union([z.enum(['next', 'previous', 'first', 'last']), z.number().int().positive()]),
  }),
  /** Find the item (row, card, message, contact) and do something with it: open it, click a part of it, reply… */
  z.object({
    kind: z.literal('item'),
    item: targetPhrase,
    action: words,
    /** Who it is forwarded to, the text of the reply, the label that is set. */
    value: words.optional(),
    recipient: words.optional(),
  }),
  z.object({ kind: z.literal('download'), what: targetPhrase, when: dateSpan.optional() }),
  z.object({ kind: z.literal('upload'), file: words, field: targetPhrase.optional() }),
  z.object({
    kind: z.literal('extract'),
    what: targetPhrase,
    fields: z.array(words).max(20).optional(),
    format: z.enum(['csv', 'json', 'table']).optional(),
  }),
  z.object({
    kind: z.literal('wait'),
    forText: words.optional(),
    forUrl: words.optional(),
    ms: z.number().int().optional(),
  }),
  z.object({ kind: z.literal('addToCart'), what: targetPhrase, quantity: z.number().int().optional() }),
  z.object({ kind: z.literal('checkout') }),
  /** Sort items into places: "mark the numbers as odd or even", "drag all circles to the left box". */
  z.object({
    kind: z.literal('classify'),
    items: targetPhrase,
    rule: words,
    places: z.array(targetPhrase).max(6),
  }),
  z.object({
    kind: z.literal('createEvent'),
    name: words,
    start: words,
    end: words,
    durationMinutes: z.number().optional(),
  }),
  z.object({ kind: z.literal('answer'), question: words }),
  /** Understood as a wish, but of no kind above: only a model or the user can help. */
  z.object({ kind: z.literal('other'), text: words }),
]);
export type Intent = z.infer<typeof intent>;
export type IntentKind = Intent['kind'];
export type IntentOf<K extends IntentKind> = Extract<Intent, { kind: K }>;
