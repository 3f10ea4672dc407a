// What a person can be asked for, in words as short and as long as they come.
import fc from 'fast-check';
import type { AssistCard, Card, ClarifyCard, ConfirmCard } from '../../../../src/shared/card';

const base = { id: fc.uuid(), taskId: fc.constant('task'), createdAt: fc.constant(1_000) };

const sentence = fc.oneof(
  fc.constantFrom(
    'Please solve the captcha on the page; I go on afterwards.',
    'Which “Open details” do you mean?',
    'Bitte melden Sie sich auf der Seite an.',
    '请在页面上登录。',
    'من فضلك سجّل الدخول',
  ),
  fc.lorem({ maxCount: 30 }),
);
const label = fc.constantFrom(
  'Open details (Kitchen)',
  'Save',
  'A very long name of a very long row of a table',
);
const origin = fc.constantFrom(
  'https://shop.example',
  'https://xn--bcher-kva.example:8443',
  'http://127.0.0.1:4000',
);

const confirmCards: fc.Arbitrary<ConfirmCard> = fc.record({
  ...base,
  kind: fc.constant('confirm' as const),
  what: label.map((text) => `Click the button “${text}”`),
  where: origin,
  why: fc.constantFrom('Placing an order cannot be taken back.', 'It sends a message in your name.'),
  risk: fc.constantFrom('medium' as const, 'high' as const),
  values: fc.array(
    fc.record({ label: fc.constantFrom('Total', 'Card'), value: fc.constantFrom('€ 12.40', '••••••') }),
    { maxLength: 4 },
  ) as fc.Arbitrary<ConfirmCard['values']>,
  actionHash: fc.constant('hash'),
});

const clarifyCards: fc.Arbitrary<ClarifyCard> = fc.record({
  ...base,
  kind: fc.constant('clarify' as const),
  question: sentence,
  options: fc
    .uniqueArray(label, { maxLength: 3 })
    .map((labels) => labels.map((each, index) => ({ label: each, value: `a${index}` }))),
});

const assistCards: fc.Arbitrary<AssistCard> = fc
  .record({
    ...base,
    kind: fc.constant('assist' as const),
    type: fc.constantFrom<AssistCard['type']>('captcha', 'login', 'two_factor', 'permission', 'custom'),
    message: sentence,
    origins: fc.uniqueArray(origin, { minLength: 1, maxLength: 2 }),
  })
  .map(({ origins, ...card }) => (card.type === 'permission' ? { ...card, origins } : card));

export const cards: fc.Arbitrary<Card> = fc.oneof(confirmCards, clarifyCards, assistCards);
