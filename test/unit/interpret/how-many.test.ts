// How many of a thing are meant, where the number stands behind another word, or each of a list has its own.
import { expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { readAs } from './read-as';
import { tellTarget, tellTask } from './tell';

const tell = (intent: Intent): string =>
  intent.kind === 'addToCart'
    ? `cart ${intent.quantity ?? 1} ${tellTarget(intent.what)}`
    : intent.kind === 'item'
      ? `${tellTask(intent)} ${intent.item.superlative?.direction ?? ''}`.trim()
      : tellTask(intent);

test.each([
  ['delete the oldest 3 mails', 'delete all 3 mails (row) min'],
  ['archive the newest five messages from Otto', 'archive all 5 messages is:Otto (row) max'],
  ['delete the newest 2', 'delete all 2 (row) max'],
  ['lösche die ältesten 3 Mails', 'delete all 3 Mails (row) min'],
  ['删除最早的三封邮件', 'delete all 3 邮件 (row) min'],
  // One, which has the number in its name.
  ['book the cheapest 2 bedroom flat', 'book 2 bedroom flat min'],
  ['delete the newest 2024 report', 'delete 2024 report max'],
  ['buche die billigste 3 Zimmer Wohnung', 'book 3 Zimmer Wohnung min'],
])('a number behind a superlative is how many: %s', (goal, task) => {
  expect(readAs(goal, tell)).toEqual([task]);
});

test.each([
  ['add 2 apples and 3 pears to the basket', 'cart 2 apples', 'cart 3 pears'],
  ['add three lemons, 2 x limes and a melon to my cart', 'cart 3 lemons', 'cart 2 limes', 'cart 1 melon'],
  ['add the red shirt and the blue hat to the cart', 'cart 1 red shirt', 'cart 1 blue hat'],
  ['add the first and the second product to the cart', 'cart 1 #1 product', 'cart 1 #2 product'],
  ['lege 2 Äpfel und eine Birne in den Einkaufswagen', 'cart 2 Äpfel', 'cart 1 Birne'],
  ['把2个苹果和3个梨加入购物车', 'cart 2 苹果', 'cart 3 梨'],
  ['2个苹果和3个梨加入购物车', 'cart 2 苹果', 'cart 3 梨'],
])('each of what goes into the cart has its own number: %s', (goal, ...tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['add 2 Salt and Pepper Mills to the cart', 'cart 2 Salt and Pepper Mills'],
  ['add the book The Lion and the Mouse to my basket', 'cart 1 book The Lion and the Mouse'],
  ['add Two Brothers and A Sister to the cart', 'cart 1 Two Brothers and A Sister'],
  ['add a salt and pepper mill to the cart', 'cart 1 salt and pepper mill'],
])('a name with "and" in it is one thing: %s', (goal, task) => {
  expect(readAs(goal, tell)).toEqual([task]);
});

// A button may be called so.
test.each([
  ['点击加入购物车', 'click 加入购物车'],
  ['双击加入购物车', 'click 加入购物车'],
  ['选择红色加入购物车', 'choose 红色加入购物车'],
])('a verb in front is not what goes into the cart: %s', (goal, task) => {
  expect(readAs(goal, tell)).toEqual([task]);
});
