// Goals and the intents they mean, word by word. The clock stands at 21 November 2026.
import type { Intent } from '../../../src/shared/intent';

export const GOALS_EN: ReadonlyArray<readonly [goal: string, intents: Intent[]]> = [
  [
    'Fill in the form with the values of the table',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: '', roles: ['textbox'], all: true },
            value: { from: 'page', target: { text: '', all: true } },
          },
        ],
      },
    ],
  ],
  [
    'Enter each value from the table into the form',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: '', roles: ['textbox'], all: true },
            value: { from: 'page', target: { text: '', all: true } },
          },
        ],
      },
    ],
  ],
  [
    'Copy the values in the table into the matching fields',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: '', roles: ['textbox'], all: true },
            value: { from: 'page', target: { text: '', all: true } },
          },
        ],
      },
    ],
  ],
  [
    'Enter the value that corresponds with each label into the form',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: '', roles: ['textbox'], all: true },
            value: { from: 'page', target: { text: '', all: true } },
          },
        ],
      },
    ],
  ],
  [
    'Fill out the form from the table',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: '', roles: ['textbox'], all: true },
            value: { from: 'page', target: { text: '', all: true } },
          },
        ],
      },
    ],
  ],
  [
    'My phone number is 0171 220 7788',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'phone number' }, value: { from: 'text', text: '0171 220 7788' } }],
      },
    ],
  ],
  [
    'Choose Barmer as the insurance and Dr. Weiss as the doctor',
    [
      { kind: 'choose', options: [{ text: 'Barmer' }], field: { text: 'insurance' } },
      { kind: 'choose', options: [{ text: 'Dr. Weiss' }], field: { text: 'doctor' } },
    ],
  ],
  ['Use the dark theme', [{ kind: 'check', targets: [{ text: 'dark theme' }], on: true }]],
  [
    'Start on 1 February 2027',
    [
      {
        kind: 'date',
        field: { text: 'Start' },
        date: { from: '2027-02-01', to: '2027-02-01', words: '1 February 2027' },
      },
    ],
  ],
  [
    'Pause from 10 July 2027 to 24 July 2027',
    [
      {
        kind: 'date',
        field: { text: 'Pause' },
        date: { from: '2027-07-10', to: '2027-07-24', words: '10 July 2027 to 24 July 2027' },
        range: true,
      },
    ],
  ],
  ['Mark Salt and Iron as read', [{ kind: 'item', item: { text: 'Salt and Iron' }, action: 'mark as read' }]],
  [
    'Select Oliver Wheat and Basil Stone and block them',
    [
      { kind: 'item', item: { text: 'Oliver Wheat' }, action: 'block' },
      { kind: 'item', item: { text: 'Basil Stone' }, action: 'block' },
    ],
  ],
  [
    'The fair runs from 3 June 2027 to 6 June 2027',
    [
      {
        kind: 'date',
        field: { text: 'fair' },
        date: { from: '2027-06-03', to: '2027-06-06', words: '3 June 2027 to 6 June 2027' },
        range: true,
      },
    ],
  ],
  [
    'Set the budget for Groceries to 300',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: 'budget', where: [{ op: 'contains', value: 'Groceries' }] },
            value: { from: 'text', text: '300' },
          },
        ],
      },
    ],
  ],
  [
    'Set the limit for uploads to 20 MB',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'limit for uploads' }, value: { from: 'text', text: '20 MB' } }],
      },
    ],
  ],
  ['Next month', [{ kind: 'click', target: { text: 'Next month' }, verb: 'Next' }]],
  ['Show completed tasks', [{ kind: 'filter', value: 'completed tasks' }]],
  [
    'Fill in: boat Pike, kind of trip Weekend, crew 3',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'boat' }, value: { from: 'text', text: 'Pike' } },
          { field: { text: 'kind of trip' }, value: { from: 'text', text: 'Weekend' } },
          { field: { text: 'crew' }, value: { from: 'text', text: '3' } },
        ],
      },
    ],
  ],
  [
    'Add a new member Nora Field with the boat Heron 9 and the role Skipper',
    [
      {
        kind: 'click',
        target: { text: 'add member' },
        opens: [{ text: 'name' }, { text: 'boat' }, { text: 'role' }],
      },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Nora Field' } },
          { field: { text: 'boat' }, value: { from: 'text', text: 'Heron 9' } },
          { field: { text: 'role' }, value: { from: 'text', text: 'Skipper' } },
        ],
      },
      { kind: 'submit' },
    ],
  ],
  [
    'Complete order 12 and order 13',
    [{ kind: 'item', item: { text: 'order 12 and order 13' }, action: 'complete' }],
  ],
  [
    'Set title to Dr. Set name to Ann',
    [
      { kind: 'fill', fields: [{ field: { text: 'title' }, value: { from: 'text', text: 'Dr' } }] },
      { kind: 'fill', fields: [{ field: { text: 'name' }, value: { from: 'text', text: 'Ann' } }] },
    ],
  ],
  [
    'Forward an email to Bob',
    [{ kind: 'item', item: { text: 'email' }, action: 'forward', recipient: 'Bob' }],
  ],
  ['Set 3 columns per page', [{ kind: 'other', text: 'Set 3 columns per page' }]],
  ['Pay by invoice', [{ kind: 'choose', options: [{ text: 'invoice' }] }]],
  ['Pay the invoice 2024-7', [{ kind: 'item', item: { text: 'invoice 2024-7' }, action: 'pay' }]],
  [
    'Show 20 members per page',
    [{ kind: 'choose', options: [{ text: '20' }], field: { text: 'rows per page' } }],
  ],
  ['Get the email of Anna', [{ kind: 'answer', question: 'Get the email of Anna' }]],
  [
    'Add ada@example.org to the email field',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'email', roles: ['textbox'] }, value: { from: 'text', text: 'ada@example.org' } },
        ],
      },
    ],
  ],
  [
    'Choose Pro, go on and finish',
    [
      { kind: 'choose', options: [{ text: 'Pro' }] },
      { kind: 'submit', target: { text: 'continue' } },
      { kind: 'submit', target: { text: 'finish' } },
    ],
  ],
  ['Add milk, eggs and bread to the list', [{ kind: 'add', what: ['milk', 'eggs', 'bread'], to: 'list' }]],
  [
    'Add Anchor and Flares to the equipment',
    [
      {
        kind: 'add',
        what: ['Anchor', 'Flares'],
        to: 'equipment',
        control: 'Add Anchor and Flares to equipment',
      },
    ],
  ],
  [
    'Add the guest Nora Field',
    [{ kind: 'add', what: ['Nora Field'], to: 'guest', control: 'Add guest Nora Field' }],
  ],
  [
    'Add Price to the columns',
    [{ kind: 'add', what: ['Price'], to: 'columns', control: 'Add Price to columns' }],
  ],
  [
    'Add a comment to the ticket',
    [{ kind: 'click', target: { text: 'Add comment to ticket' }, verb: 'Add' }],
  ],
  ['Add buy milk and eggs to my todo list', [{ kind: 'add', what: ['buy milk and eggs'], to: 'todo list' }]],
  ['Add the tags urgent and bug', [{ kind: 'add', what: ['urgent', 'bug'], to: 'tags' }]],
  ['Tag this article with sports', [{ kind: 'add', what: ['sports'], to: 'tag' }]],
  ['Create a new task Buy milk', [{ kind: 'add', what: ['Buy milk'], to: 'task' }]],
  ['Add a label', [{ kind: 'click', target: { text: 'Add label' }, verb: 'Add' }]],
  [
    'Delete rows 2 and 4',
    [
      { kind: 'item', item: { text: '', roles: ['row', 'listitem'], ordinal: 4 }, action: 'delete' },
      { kind: 'item', item: { text: '', roles: ['row', 'listitem'], ordinal: 2 }, action: 'delete' },
    ],
  ],
  [
    'Delete orders 1002 and 1004',
    [
      { kind: 'item', item: { text: 'order 1002' }, action: 'delete' },
      { kind: 'item', item: { text: 'order 1004' }, action: 'delete' },
    ],
  ],
  [
    'Archive the first and third email',
    [
      { kind: 'item', item: { text: 'email', ordinal: 3 }, action: 'archive' },
      { kind: 'item', item: { text: 'email', ordinal: 1 }, action: 'archive' },
    ],
  ],
  [
    'Check boxes 1, 3 and 5',
    [
      {
        kind: 'check',
        targets: ['1', '3', '5'].map((text) => ({ text, roles: ['checkbox'] })),
        on: true,
      },
    ],
  ],
  ['Move Buy milk up', [{ kind: 'drag', what: { text: 'Buy milk' }, position: 'top', steps: 1 }]],
  ['Put Beta first', [{ kind: 'drag', what: { text: 'Beta' }, position: 'top' }]],
  ['Open a new tab', [{ kind: 'tab', act: 'open' }]],
  ['Close this tab', [{ kind: 'tab', act: 'close' }]],
  ['Duplicate this tab', [{ kind: 'tab', act: 'duplicate' }]],
  ['Switch to the browser tab Docs', [{ kind: 'tab', act: 'switch', name: 'Docs' }]],
  ['Open example.org in a new tab', [{ kind: 'goto', url: 'https://example.org', newTab: true }]],
  ['Open the pricing page in a new window', [{ kind: 'open', target: { text: 'pricing' }, newTab: true }]],
  [
    'Open the second result in a new tab',
    [
      {
        kind: 'open',
        target: { text: '', roles: ['link', 'listitem', 'row', 'article'], ordinal: 2, within: 'result' },
        newTab: true,
      },
    ],
  ],
  ['Open a new ticket', [{ kind: 'open', target: { text: 'new ticket' } }]],
  [
    'Send a message to Bob: see you at 5',
    [{ kind: 'item', item: { text: 'Bob' }, action: 'message', value: 'see you at 5' }],
  ],
  [
    'Leave a comment saying nice work',
    [
      { kind: 'fill', fields: [{ field: { text: 'comment' }, value: { from: 'text', text: 'nice work' } }] },
      { kind: 'submit' },
    ],
  ],
  [
    'Set start time 9:00 and end time 17:00',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'start time' }, value: { from: 'text', text: '9:00' } },
          { field: { text: 'end time' }, value: { from: 'text', text: '17:00' } },
        ],
      },
    ],
  ],
  [
    'Set check-in to 3 December and check-out to 9 December',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: 'check-in' },
            value: { from: 'date', date: { from: '2026-12-03', to: '2026-12-03', words: '3 December' } },
          },
          {
            field: { text: 'check-out' },
            value: { from: 'date', date: { from: '2026-12-09', to: '2026-12-09', words: '9 December' } },
          },
        ],
      },
    ],
  ],
  [
    'Fill in: name Ada, city Oslo',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Ada' } },
          { field: { text: 'city' }, value: { from: 'text', text: 'Oslo' } },
        ],
      },
    ],
  ],
  [
    'Invite anna@example.com as editor',
    [
      { kind: 'click', target: { text: 'invite' }, opens: [{ text: 'email' }] },
      {
        kind: 'fill',
        fields: [{ field: { text: 'email' }, value: { from: 'text', text: 'anna@example.com' } }],
      },
      { kind: 'choose', options: [{ text: 'editor' }] },
      { kind: 'submit', target: { text: 'invite' } },
    ],
  ],
  [
    'Show orders from last week',
    [
      {
        kind: 'extract',
        what: {
          text: 'orders',
          where: [{ field: 'date', op: 'between', value: '2026-11-09', to: '2026-11-15' }],
          all: true,
        },
      },
    ],
  ],
  [
    'Show me orders over 100 dollars',
    [
      {
        kind: 'extract',
        what: { text: 'orders', where: [{ op: 'gt', value: '100 dollars' }], all: true },
      },
    ],
  ],
  ['Save and close', [{ kind: 'submit', target: { text: 'Save and close' } }]],
  [
    'Save and close the dialog',
    [
      { kind: 'submit', target: { text: 'save' } },
      { kind: 'click', target: { text: 'Close', roles: ['button', 'link'], within: 'dialog' } },
    ],
  ],
  ['Find "refund" on this page', [{ kind: 'scroll', target: { text: 'refund', literal: true } }]],
  ['Jump to the section on pricing', [{ kind: 'scroll', target: { text: 'pricing' } }]],
  ['Show 25 rows', [{ kind: 'choose', options: [{ text: '25' }], field: { text: 'rows per page' } }]],
  ['Show row 25', [{ kind: 'open', target: { text: '', roles: ['row', 'listitem'], ordinal: 25 } }]],
  ['Edit the shopping list', [{ kind: 'item', item: { text: 'shopping list' }, action: 'edit' }]],
  ['Open the list', [{ kind: 'open', target: { text: '', roles: ['listbox', 'combobox', 'list'] } }]],
  [
    'Show 25 rows per page',
    [{ kind: 'choose', options: [{ text: '25' }], field: { text: 'rows per page' } }],
  ],
  [
    'Search for hotels in Rome from 3 to 9 December for two adults',
    [{ kind: 'search', query: 'hotels in Rome from 3 to 9 December for two adults' }],
  ],
  [
    'Answer the security question with Fluffy',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'security question' }, value: { from: 'text', text: 'Fluffy' } }],
      },
    ],
  ],
  // A number is all of its value.
  [
    'Fill in the form: quantity 3, express delivery',
    [{ kind: 'other', text: 'Fill in the form: quantity 3, express delivery' }],
  ],
  ['Skip to 2:30', [{ kind: 'other', text: 'Skip to 2:30' }]],
  ['Set an alarm for 7am tomorrow', [{ kind: 'other', text: 'Set an alarm for 7am tomorrow' }]],
  [
    'Set the price range between 20 and 80',
    [{ kind: 'set', field: { text: 'price range' }, value: '20 – 80', control: 'slider' }],
  ],
  [
    'Set the price from 30 to 60',
    [{ kind: 'set', field: { text: 'price' }, value: '30 – 60', control: 'any' }],
  ],
  [
    'Change the price from 30 to 60',
    [{ kind: 'fill', fields: [{ field: { text: 'price' }, value: { from: 'text', text: '60' } }] }],
  ],
  ['Filter the list by price from $30 to $60', [{ kind: 'filter', field: 'price', value: '$30 – $60' }]],
  ['Only show items between 30 and 60 euros', [{ kind: 'filter', value: '30 – 60' }]],
  [
    'Set the time from 9am to 5pm',
    [{ kind: 'set', field: { text: 'time' }, value: '9am – 5pm', control: 'any' }],
  ],
  [
    'Set the phone to 555-1234',
    [{ kind: 'fill', fields: [{ field: { text: 'phone' }, value: { from: 'text', text: '555-1234' } }] }],
  ],
  ['Export this list to CSV', [{ kind: 'extract', what: { text: '', all: true }, format: 'csv' }]],
  [
    'Apply the coupon SAVE10',
    [
      { kind: 'fill', fields: [{ field: { text: 'coupon' }, value: { from: 'text', text: 'SAVE10' } }] },
      { kind: 'submit', target: { text: 'apply' } },
    ],
  ],
  [
    'Redeem gift card code ABC-123',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'gift card code' }, value: { from: 'text', text: 'ABC-123' } }],
      },
      { kind: 'submit', target: { text: 'apply' } },
    ],
  ],
  ['Is express shipping available?', [{ kind: 'answer', question: 'Is express shipping available' }]],
  ['What is the sum of the amounts?', [{ kind: 'answer', question: 'What is the sum of the amounts' }]],
  ['Sum of the amount column', [{ kind: 'answer', question: 'Sum of the amount column' }]],
  [
    'Select all orders with status open and archive them',
    [
      {
        kind: 'item',
        item: {
          text: 'orders',
          where: [{ field: 'status', op: 'is', value: 'open' }],
          roles: ['row', 'listitem'],
          all: true,
        },
        action: 'archive',
      },
    ],
  ],
  [
    'Select all rows in the Orders table and archive them',
    [
      {
        kind: 'choose',
        options: [{ text: '', roles: ['row', 'listitem'], all: true }],
        field: { text: 'Orders table' },
      },
      {
        kind: 'item',
        item: { text: '', roles: ['row', 'listitem'], all: true, within: 'Orders table' },
        action: 'archive',
      },
    ],
  ],
  [
    'Star the first three emails',
    [
      {
        kind: 'item',
        item: { text: 'emails', roles: ['row', 'listitem'], all: true, count: 3 },
        action: 'star',
      },
    ],
  ],
  [
    'Delete the three oldest orders',
    [
      {
        kind: 'item',
        item: {
          text: 'orders',
          roles: ['row', 'listitem'],
          all: true,
          count: 3,
          superlative: { field: 'date', direction: 'min' },
        },
        action: 'delete',
      },
    ],
  ],
  [
    'Tick the last two boxes',
    [{ kind: 'check', targets: [{ text: '', roles: ['checkbox'], all: true, count: -2 }], on: true }],
  ],
  ['Select Top 10', [{ kind: 'choose', options: [{ text: 'Top 10' }] }]],
  [
    'Select the emails from Bob and delete them',
    [
      {
        kind: 'item',
        item: {
          text: 'emails',
          roles: ['row', 'listitem'],
          where: [{ field: 'by', op: 'is', value: 'Bob' }],
          all: true,
        },
        action: 'delete',
      },
    ],
  ],
  [
    'Select Apple and Pear and move them to the trash',
    [
      { kind: 'item', item: { text: 'Apple' }, action: 'delete' },
      { kind: 'item', item: { text: 'Pear' }, action: 'delete' },
    ],
  ],
  [
    'Delete "Apple" and "Pear"',
    [
      { kind: 'item', item: { text: 'Apple', literal: true }, action: 'delete' },
      { kind: 'item', item: { text: 'Pear', literal: true }, action: 'delete' },
    ],
  ],
  [
    'Delete the orders from May',
    [
      {
        kind: 'item',
        item: {
          text: 'orders',
          roles: ['row', 'listitem'],
          where: [{ field: 'date', op: 'between', value: '2026-05-01', to: '2026-05-31' }],
          all: true,
        },
        action: 'delete',
      },
    ],
  ],
  ['Rate it 4 stars', [{ kind: 'set', value: '4', control: 'rating' }]],
  ['Rate 4 stars', [{ kind: 'set', value: '4', control: 'rating' }]],
  ['Rate this product with 5 stars', [{ kind: 'set', value: '5', control: 'rating' }]],
  [
    'Rate the delivery 3 out of 5',
    [{ kind: 'set', field: { text: 'delivery' }, value: '3', control: 'rating' }],
  ],
  ['Give it four stars', [{ kind: 'set', value: '4', control: 'rating' }]],
  [
    'Give the hotel a 4-star rating',
    [{ kind: 'set', field: { text: 'hotel' }, value: '4', control: 'rating' }],
  ],
  [
    'Leave a 5 star review for the hotel',
    [{ kind: 'set', field: { text: 'hotel' }, value: '5', control: 'rating' }],
  ],
  ['Choose 4 stars', [{ kind: 'set', value: '4', control: 'rating' }]],
  ['Set the rating to 4 stars', [{ kind: 'set', value: '4', control: 'rating' }]],
  ['Set the rating to 4', [{ kind: 'set', value: '4', control: 'rating' }]],
  ['4 stars', [{ kind: 'set', value: '4', control: 'rating' }]],
  ['Set service to 2 stars', [{ kind: 'set', field: { text: 'service' }, value: '2', control: 'rating' }]],
  ['Change the food rating to 3', [{ kind: 'set', field: { text: 'food' }, value: '3', control: 'rating' }]],
  [
    "Download last month's invoice",
    [
      {
        kind: 'download',
        what: { text: 'invoice' },
        when: { from: '2026-10-01', to: '2026-10-31', words: 'last month' },
      },
    ],
  ],
  [
    'Fill in the form: name Ada Lovelace, email ada@example.com, country Denmark, seats 3, plan Pro',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Ada Lovelace' } },
          { field: { text: 'email' }, value: { from: 'text', text: 'ada@example.com' } },
          { field: { text: 'country' }, value: { from: 'text', text: 'Denmark' } },
          { field: { text: 'seats' }, value: { from: 'text', text: '3' } },
          { field: { text: 'plan' }, value: { from: 'text', text: 'Pro' } },
        ],
      },
    ],
  ],
  [
    'Fill in the form: activity name Picnic, email ada@example.com, guests 4',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'activity name' }, value: { from: 'text', text: 'Picnic' } },
          { field: { text: 'email' }, value: { from: 'text', text: 'ada@example.com' } },
          { field: { text: 'guests' }, value: { from: 'text', text: '4' } },
        ],
      },
    ],
  ],
  [
    'Fill in the form: title The Buoy, author Bo Lund, price 12.50',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'title' }, value: { from: 'text', text: 'The Buoy' } },
          { field: { text: 'author' }, value: { from: 'text', text: 'Bo Lund' } },
          { field: { text: 'price' }, value: { from: 'text', text: '12.50' } },
        ],
      },
    ],
  ],
  [
    'Add the category Weather with the parent News',
    [
      { kind: 'click', target: { text: 'add category' }, opens: [{ text: 'name' }, { text: 'parent' }] },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Weather' } },
          { field: { text: 'parent' }, value: { from: 'text', text: 'News' } },
        ],
      },
      { kind: 'submit' },
    ],
  ],
  [
    'Create a new user with user name bob and user email bob@example.com',
    [
      {
        kind: 'click',
        target: { text: 'create user' },
        opens: [{ text: 'user name' }, { text: 'user email' }],
      },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'user name' }, value: { from: 'text', text: 'bob' } },
          { field: { text: 'user email' }, value: { from: 'text', text: 'bob@example.com' } },
        ],
      },
      { kind: 'submit' },
    ],
  ],
  [
    'Fill in company name Acme and contact email ann@example.com',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'company name' }, value: { from: 'text', text: 'Acme' } },
          { field: { text: 'contact email' }, value: { from: 'text', text: 'ann@example.com' } },
        ],
      },
    ],
  ],
  [
    'Add a user named petra with email petra@example.com',
    [
      { kind: 'click', target: { text: 'add user' }, opens: [{ text: 'name' }, { text: 'email' }] },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'petra' } },
          { field: { text: 'email' }, value: { from: 'text', text: 'petra@example.com' } },
        ],
      },
      { kind: 'submit' },
    ],
  ],
  [
    'Fill in the form: name Ada, email ada@example.com, note We were delayed, call 555 instead',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Ada' } },
          { field: { text: 'email' }, value: { from: 'text', text: 'ada@example.com' } },
          { field: { text: 'note' }, value: { from: 'text', text: 'We were delayed, call 555 instead' } },
        ],
      },
    ],
  ],
  [
    'Fill in the form: name Ada, email ada@example.com, time Monday, around 4',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Ada' } },
          { field: { text: 'email' }, value: { from: 'text', text: 'ada@example.com' } },
          { field: { text: 'time' }, value: { from: 'text', text: 'Monday, around 4' } },
        ],
      },
    ],
  ],
  [
    'Fill in the form: name Ada, email ada@example.com, address 12 Main St, flat 4',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Ada' } },
          { field: { text: 'email' }, value: { from: 'text', text: 'ada@example.com' } },
          { field: { text: 'address' }, value: { from: 'text', text: '12 Main St, flat 4' } },
        ],
      },
    ],
  ],
  [
    'download the invoice from March 2025',
    [
      {
        kind: 'download',
        what: { text: 'invoice' },
        when: { from: '2025-03-01', to: '2025-03-31', words: 'March 2025' },
      },
    ],
  ],
  [
    'Download all invoices from Q1 2025 and then log out',
    [
      {
        kind: 'download',
        what: { text: 'invoices', all: true },
        when: { from: '2025-01-01', to: '2025-03-31', words: 'Q1 2025' },
      },
      { kind: 'logout' },
    ],
  ],
  [
    'get me the invoice for 12 March 2025',
    [
      {
        kind: 'download',
        what: { text: 'invoice' },
        when: { from: '2025-03-12', to: '2025-03-12', words: '12 March 2025' },
      },
    ],
  ],
  ['go to settings', [{ kind: 'open', target: { text: 'settings' } }]],
  ['Open billing', [{ kind: 'open', target: { text: 'billing' } }]],
  [
    'Please open the latest order and cancel it',
    [
      {
        kind: 'item',
        item: { text: 'order', superlative: { field: 'date', direction: 'max' } },
        action: 'cancel',
      },
    ],
  ],
  [
    'log in as bob with password secret:ab12cd34',
    [{ kind: 'login', user: 'bob', secret: 'secret:ab12cd34' }],
  ],
  [
    'Enter the username "ann" and the password "secret:ab12cd34" into the text fields',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'username' }, value: { from: 'text', text: 'ann' } },
          { field: { text: 'password' }, value: { from: 'secret', handle: 'secret:ab12cd34' } },
        ],
      },
    ],
  ],
  [
    'sign in with username "ann@x.org" and password secret:ab12cd34',
    [{ kind: 'login', user: 'ann@x.org', secret: 'secret:ab12cd34' }],
  ],
  [
    'Set display name to "Mo" and set phone to "555 1234"',
    [
      { kind: 'fill', fields: [{ field: { text: 'display name' }, value: { from: 'text', text: 'Mo' } }] },
      { kind: 'fill', fields: [{ field: { text: 'phone' }, value: { from: 'text', text: '555 1234' } }] },
    ],
  ],
  [
    'set X to "A", Y to "B" and Z to "C"',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'X' }, value: { from: 'text', text: 'A' } },
          { field: { text: 'Y' }, value: { from: 'text', text: 'B' } },
          { field: { text: 'Z' }, value: { from: 'text', text: 'C' } },
        ],
      },
    ],
  ],
  [
    'set city to Paris and phone to 555',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'city' }, value: { from: 'text', text: 'Paris' } },
          { field: { text: 'phone' }, value: { from: 'text', text: '555' } },
        ],
      },
    ],
  ],
  [
    'Set display name to Mo and set phone to 555',
    [
      { kind: 'fill', fields: [{ field: { text: 'display name' }, value: { from: 'text', text: 'Mo' } }] },
      { kind: 'fill', fields: [{ field: { text: 'phone' }, value: { from: 'text', text: '555' } }] },
    ],
  ],
  [
    'Set the title to Bread and Butter',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'title' }, value: { from: 'text', text: 'Bread and Butter' } }],
      },
    ],
  ],
  ['login', [{ kind: 'login' }]],
  ['log out', [{ kind: 'logout' }]],
  ['Sign me out please', [{ kind: 'logout' }]],
  ['search for red shoes', [{ kind: 'search', query: 'red shoes' }]],
  [
    'Search for "red shoes" and open the first result',
    [
      { kind: 'search', query: 'red shoes' },
      {
        kind: 'open',
        target: { text: '', roles: ['link', 'listitem', 'row', 'article'], ordinal: 1, within: 'result' },
      },
    ],
  ],
  [
    'look up Ada Lovelace in the search box',
    [{ kind: 'search', query: 'Ada Lovelace', field: { text: '', roles: ['searchbox', 'textbox'] } }],
  ],
  ['find cheap flights to Paris', [{ kind: 'search', query: 'cheap flights to Paris' }]],
  [
    'type hello world in the message box and press enter',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'message', roles: ['textbox'] }, value: { from: 'text', text: 'hello world' } },
        ],
      },
      { kind: 'press', key: 'Enter' },
    ],
  ],
  [
    'Set the country to Germany',
    [{ kind: 'fill', fields: [{ field: { text: 'country' }, value: { from: 'text', text: 'Germany' } }] }],
  ],
  [
    'Change my display name to "Jane D."',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'display name' }, value: { from: 'text', text: 'Jane D.' } }],
        mine: true,
      },
    ],
  ],
  [
    'fill in the form with name Ann, email a@b.c and submit it',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Ann' } },
          { field: { text: 'email' }, value: { from: 'text', text: 'a@b.c' } },
        ],
      },
      { kind: 'submit' },
    ],
  ],
  [
    'Fill out the contact form with Name: Ann Lee, Email: ann@lee.org, Message: "Hi, there and so on."',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'Name', within: 'contact' }, value: { from: 'text', text: 'Ann Lee' } },
          { field: { text: 'Email', within: 'contact' }, value: { from: 'text', text: 'ann@lee.org' } },
          {
            field: { text: 'Message', within: 'contact' },
            value: { from: 'text', text: 'Hi, there and so on.' },
          },
        ],
      },
    ],
  ],
  [
    'Name = Bob; City = Berlin',
    [
      { kind: 'fill', fields: [{ field: { text: 'Name' }, value: { from: 'text', text: 'Bob' } }] },
      { kind: 'fill', fields: [{ field: { text: 'City' }, value: { from: 'text', text: 'Berlin' } }] },
    ],
  ],
  [
    'enter 5 in quantity',
    [{ kind: 'fill', fields: [{ field: { text: 'quantity' }, value: { from: 'text', text: '5' } }] }],
  ],
  [
    'Enter "foo" into Username and "bar" into Password, then click Sign in',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'Username' }, value: { from: 'text', text: 'foo' } },
          { field: { text: 'Password' }, value: { from: 'text', text: 'bar' } },
        ],
      },
      { kind: 'click', target: { text: 'Sign in' } },
    ],
  ],
  [
    "put 'Don't worry' into the subject field",
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'subject', roles: ['textbox'] }, value: { from: 'text', text: "Don't worry" } },
        ],
      },
    ],
  ],
  [
    'uncheck the newsletter box',
    [{ kind: 'check', targets: [{ text: 'newsletter', roles: ['checkbox'] }], on: false }],
  ],
  [
    'tick the "I agree" checkbox and continue',
    [
      { kind: 'check', targets: [{ text: 'I agree', literal: true, roles: ['checkbox'] }], on: true },
      { kind: 'submit', target: { text: 'continue' } },
    ],
  ],
  ['tick In stock only', [{ kind: 'check', targets: [{ text: 'In stock only' }], on: true }]],
  ['turn on dark mode', [{ kind: 'check', targets: [{ text: 'dark mode' }], on: true }]],
  ['Turn off notifications', [{ kind: 'check', targets: [{ text: 'notifications' }], on: false }]],
  [
    'enable two-factor authentication',
    [{ kind: 'check', targets: [{ text: 'two-factor authentication' }], on: true, act: 'activate' }],
  ],
  ['check all boxes', [{ kind: 'check', targets: [{ text: '', all: true, roles: ['checkbox'] }], on: true }]],
  [
    'Select A and B and press Submit',
    [
      { kind: 'choose', options: [{ text: 'A' }, { text: 'B' }] },
      { kind: 'click', target: { text: 'Submit' } },
    ],
  ],
  [
    'Select Red, Green and Blue',
    [{ kind: 'choose', options: [{ text: 'Red' }, { text: 'Green' }, { text: 'Blue' }] }],
  ],
  [
    'choose "Express" for Shipping method',
    [{ kind: 'choose', options: [{ text: 'Express', literal: true }], field: { text: 'Shipping method' } }],
  ],
  [
    'pick a date: 12 March 2025',
    [{ kind: 'date', date: { from: '2025-03-12', to: '2025-03-12', words: '12 March 2025' } }],
  ],
  [
    'set the start date to tomorrow',
    [
      {
        kind: 'date',
        field: { text: 'start date' },
        date: { from: '2026-11-22', to: '2026-11-22', words: 'tomorrow' },
      },
    ],
  ],
  [
    'Set the stay from 3 to 9 December 2026',
    [
      {
        kind: 'date',
        field: { text: 'stay' },
        date: { from: '2026-12-03', to: '2026-12-09', words: '3 to 9 December 2026' },
        range: true,
      },
    ],
  ],
  [
    'Set vacation from 2027-07-05 to 2027-07-16',
    [
      {
        kind: 'date',
        field: { text: 'vacation' },
        date: { from: '2027-07-05', to: '2027-07-16', words: '2027-07-05 to 2027-07-16' },
        range: true,
      },
    ],
  ],
  [
    'Set vacation from July 5 to July 16, 2027',
    [
      {
        kind: 'date',
        field: { text: 'vacation' },
        date: { from: '2027-07-05', to: '2027-07-16', words: 'July 5 to July 16, 2027' },
        range: true,
      },
    ],
  ],
  [
    'Set vacation from Dec 28, 2026 to Jan 3',
    [
      {
        kind: 'date',
        field: { text: 'vacation' },
        date: { from: '2026-12-28', to: '2027-01-03', words: 'Dec 28, 2026 to Jan 3' },
        range: true,
      },
    ],
  ],
  [
    'Set the date range between 3 December and 9 December 2026',
    [
      {
        kind: 'date',
        date: { from: '2026-12-03', to: '2026-12-09', words: '3 December and 9 December 2026' },
        range: true,
      },
    ],
  ],
  [
    'Set the city to Oslo and guests to 3',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'city' }, value: { from: 'text', text: 'Oslo' } },
          { field: { text: 'guests' }, value: { from: 'text', text: '3' } },
        ],
      },
    ],
  ],
  [
    'Set plan to Pro and view to Week',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'plan' }, value: { from: 'text', text: 'Pro' } },
          { field: { text: 'view' }, value: { from: 'text', text: 'Week' } },
        ],
      },
    ],
  ],
  ['Set the volume to 30', [{ kind: 'set', field: { text: 'volume' }, value: '30', control: 'any' }]],
  ['scroll down', [{ kind: 'scroll', direction: 'down' }]],
  ['scroll to the bottom of the page', [{ kind: 'scroll', direction: 'bottom' }]],
  [
    'scroll to the comments section',
    [{ kind: 'scroll', target: { text: 'comments', roles: ['button', 'tab', 'region'] } }],
  ],
  ['next page', [{ kind: 'paginate', to: 'next' }]],
  ['go to page 3', [{ kind: 'paginate', to: 3 }]],
  ['Show me the last page of results', [{ kind: 'paginate', to: 'last' }]],
  ['go back', [{ kind: 'history', direction: 'back' }]],
  ['reload the page', [{ kind: 'history', direction: 'reload' }]],
  [
    'hover over the profile menu',
    [{ kind: 'hover', target: { text: 'profile', roles: ['menu', 'button', 'link', 'combobox'] } }],
  ],
  ['press escape', [{ kind: 'press', key: 'Escape' }]],
  ['press ctrl+s', [{ kind: 'press', key: 'Control+s' }]],
  [
    'double-click the second row',
    [{ kind: 'click', target: { text: '', roles: ['row', 'listitem'], ordinal: 2 }, double: true }],
  ],
  ['right click the file', [{ kind: 'other', text: 'right click the file' }]],
  ['sort by price, low to high', [{ kind: 'sort', by: 'price', direction: 'asc' }]],
  [
    'Expand the node Fruits',
    [{ kind: 'expand', target: { text: 'Fruits', roles: ['treeitem', 'link', 'button'] } }],
  ],
  ['sort the table by date descending', [{ kind: 'sort', by: 'date', direction: 'desc' }]],
  ['Sort by price, most expensive first', [{ kind: 'sort', by: 'price', direction: 'desc' }]],
  ['Sort by stock, smallest first', [{ kind: 'sort', by: 'stock', direction: 'asc' }]],
  ['Sort by newest first', [{ kind: 'sort', by: 'date', direction: 'desc' }]],
  ['filter by status open', [{ kind: 'filter', field: 'status', value: 'open' }]],
  ['show only unpaid invoices', [{ kind: 'filter', value: 'unpaid invoices' }]],
  ['add 2 blue t-shirts to my cart', [{ kind: 'addToCart', what: { text: 'blue t-shirts' }, quantity: 2 }]],
  [
    'Add the cheapest laptop to the cart and check out',
    [
      { kind: 'addToCart', what: { text: 'laptop', superlative: { field: 'price', direction: 'min' } } },
      { kind: 'checkout' },
    ],
  ],
  [
    'buy the newest one',
    [{ kind: 'item', item: { text: '', superlative: { field: 'date', direction: 'max' } }, action: 'buy' }],
  ],
  [
    'Export the document as plain text',
    [{ kind: 'click', target: { text: 'Export document as plain text' }, verb: 'Export' }],
  ],
  ['Collect the links in the text', [{ kind: 'extract', what: { text: 'text' }, fields: ['links'] }]],
  ['Export the orders', [{ kind: 'extract', what: { text: 'orders' }, exports: true }]],
  ['Export the orders table', [{ kind: 'extract', what: { text: 'orders table' } }]],
  ['List 10 items', [{ kind: 'extract', what: { text: '', all: true, count: 10 } }]],
  ['export the table as CSV', [{ kind: 'extract', what: { text: 'table' }, format: 'csv' }]],
  [
    'Extract all product names and prices as JSON',
    [{ kind: 'extract', what: { text: '', all: true }, fields: ['product names', 'prices'], format: 'json' }],
  ],
  ['list all orders', [{ kind: 'extract', what: { text: 'orders', all: true } }]],
  [
    'what is the price of the Nimbus lamp?',
    [{ kind: 'answer', question: 'what is the price of the Nimbus lamp' }],
  ],
  ['How many open tickets are there', [{ kind: 'answer', question: 'How many open tickets are there' }]],
  ['Which invoice is the highest?', [{ kind: 'answer', question: 'Which invoice is the highest' }]],
  [
    'if there is a cookie banner, accept it',
    [{ kind: 'click', target: { text: 'Accept', roles: ['button', 'link'], within: 'cookie' } }],
  ],
  [
    'Accept cookies if asked, then open the pricing page',
    [
      { kind: 'click', target: { text: 'Accept', roles: ['button', 'link'], within: 'cookie' } },
      { kind: 'open', target: { text: 'pricing' } },
    ],
  ],
  [
    'close the popup',
    [{ kind: 'click', target: { text: 'Close', roles: ['button', 'link'], within: 'popup' } }],
  ],
  [
    'If a cookie banner appears, click Accept. Then search for shoes.',
    [
      { kind: 'click', target: { text: 'Accept' } },
      { kind: 'search', query: 'shoes' },
    ],
  ],
  [
    "fill in the name with Bob but don't submit",
    [{ kind: 'fill', fields: [{ field: { text: 'name' }, value: { from: 'text', text: 'Bob' } }] }],
  ],
  [
    'select everything except B',
    [{ kind: 'choose', options: [{ text: '', where: [{ op: 'not', value: 'B' }], all: true }] }],
  ],
  [
    '1. Open settings 2. Change the language to German 3. Save',
    [
      { kind: 'open', target: { text: 'settings' } },
      {
        kind: 'fill',
        fields: [{ field: { text: 'language' }, value: { from: 'text', text: 'German' } }],
        mine: true,
      },
      { kind: 'submit', target: { text: 'save' } },
    ],
  ],
  [
    'Open settings\nclick Security\nenable 2FA',
    [
      { kind: 'open', target: { text: 'settings' } },
      { kind: 'click', target: { text: 'Security' } },
      { kind: 'check', targets: [{ text: '2FA' }], on: true, act: 'activate' },
    ],
  ],
  ['go to example.com', [{ kind: 'goto', url: 'https://example.com' }]],
  [
    'open https://example.com/a,b?c=d and click Login',
    [
      { kind: 'goto', url: 'https://example.com/a,b?c=d' },
      { kind: 'click', target: { text: 'Login' } },
    ],
  ],
  ['File > Save as', [{ kind: 'menu', path: ['File', 'Save as'] }]],
  ['Select File > Export > PDF from the menu', [{ kind: 'menu', path: ['File', 'Export', 'PDF'] }]],
  ['wait 3 seconds', [{ kind: 'wait', ms: 3000 }]],
  ['wait for "Done" to appear', [{ kind: 'wait', forText: 'Done' }]],
  [
    'Set the title to Herring and save it',
    [
      { kind: 'fill', fields: [{ field: { text: 'title' }, value: { from: 'text', text: 'Herring' } }] },
      { kind: 'submit', target: { text: 'save' } },
    ],
  ],
  [
    'Create an account with name Xenia Berg, email xenia@example.com and city Oslo',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Xenia Berg' } },
          { field: { text: 'email' }, value: { from: 'text', text: 'xenia@example.com' } },
          { field: { text: 'city' }, value: { from: 'text', text: 'Oslo' } },
        ],
      },
      { kind: 'submit', target: { text: 'create account' } },
    ],
  ],
  [
    'Create a project named Nets, ropes with status Open',
    [
      { kind: 'click', target: { text: 'create project' }, opens: [{ text: 'name' }, { text: 'status' }] },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Nets, ropes' } },
          { field: { text: 'status' }, value: { from: 'text', text: 'Open' } },
        ],
      },
      { kind: 'submit' },
    ],
  ],
  ['Open the list of users', [{ kind: 'open', target: { text: 'users' } }]],
  [
    'Create a coupon with code SPRING10 and discount amount 10',
    [
      {
        kind: 'click',
        target: { text: 'create coupon' },
        opens: [{ text: 'code' }, { text: 'discount amount' }],
      },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'code' }, value: { from: 'text', text: 'SPRING10' } },
          { field: { text: 'discount amount' }, value: { from: 'text', text: '10' } },
        ],
      },
      { kind: 'submit' },
    ],
  ],
  [
    'Set rows per page to 100 and theme to Blue',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'rows per page' }, value: { from: 'text', text: '100' } },
          { field: { text: 'theme' }, value: { from: 'text', text: 'Blue' } },
        ],
      },
    ],
  ],
  [
    'Set nodes to 4 and age to 10',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'nodes' }, value: { from: 'text', text: '4' } },
          { field: { text: 'age' }, value: { from: 'text', text: '10' } },
        ],
      },
    ],
  ],
  [
    'Set name to Ada and theme to Blue',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Ada' } },
          { field: { text: 'theme' }, value: { from: 'text', text: 'Blue' } },
        ],
      },
    ],
  ],
  [
    'Set the name to Salt and pepper to taste',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'name' }, value: { from: 'text', text: 'Salt and pepper to taste' } }],
      },
    ],
  ],
  [
    'Set the subject to Hello and welcome to Kiel',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'subject' }, value: { from: 'text', text: 'Hello and welcome to Kiel' } }],
      },
    ],
  ],
  [
    'Set the time zone to Berlin and the date format to ISO',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'time zone' }, value: { from: 'text', text: 'Berlin' } },
          { field: { text: 'date format' }, value: { from: 'text', text: 'ISO' } },
        ],
      },
    ],
  ],
  [
    'Set the status to Lost and the author to Cleo Hart',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'status' }, value: { from: 'text', text: 'Lost' } },
          { field: { text: 'author' }, value: { from: 'text', text: 'Cleo Hart' } },
        ],
      },
    ],
  ],
  [
    'Set the size to M, the color to Red and the fit to Slim',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'size' }, value: { from: 'text', text: 'M' } },
          { field: { text: 'color' }, value: { from: 'text', text: 'Red' } },
          { field: { text: 'fit' }, value: { from: 'text', text: 'Slim' } },
        ],
      },
    ],
  ],
  [
    'Set Title to Salt and the Sea',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'Title' }, value: { from: 'text', text: 'Salt and the Sea' } }],
      },
    ],
  ],
  [
    'Set the title to Salt and the road to Oslo',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'title' }, value: { from: 'text', text: 'Salt and the road to Oslo' } }],
      },
    ],
  ],
  [
    'Set the message to Go down the road and the way to Oslo',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: 'message' },
            value: { from: 'text', text: 'Go down the road and the way to Oslo' },
          },
        ],
      },
    ],
  ],
  [
    'Move Fish soup with saffron to the trash',
    [{ kind: 'item', item: { text: 'Fish soup with saffron' }, action: 'delete' }],
  ],
  ['drag Card 2 to the bin', [{ kind: 'drag', what: { text: 'Card 2' }, to: { text: 'bin' } }]],
  ['Choose the colour scheme Ocean', [{ kind: 'choose', options: [{ text: 'colour scheme Ocean' }] }]],
  [
    'drag Item 3 above Item 1',
    [{ kind: 'drag', what: { text: 'Item 3' }, to: { text: 'Item 1' }, position: 'before' }],
  ],
  [
    'move card "Write docs" to Done',
    [{ kind: 'drag', what: { text: 'Write docs', literal: true }, to: { text: 'Done' } }],
  ],
  [
    'Reply to Bob\'s email with "Thanks, will do."',
    [
      {
        kind: 'item',
        item: { text: 'email', where: [{ field: 'by', op: 'is', value: 'Bob' }] },
        action: 'reply',
        value: 'Thanks, will do.',
      },
    ],
  ],
  [
    'star the message from Alice',
    [
      {
        kind: 'item',
        item: { text: 'message', where: [{ field: 'by', op: 'is', value: 'Alice' }] },
        action: 'star',
      },
    ],
  ],
  [
    'archive all read emails',
    [
      {
        kind: 'item',
        item: { text: 'emails', where: [{ op: 'is', value: 'read' }], roles: ['row', 'listitem'], all: true },
        action: 'archive',
      },
    ],
  ],
  ['mark the first task as done', [{ kind: 'item', item: { text: 'task', ordinal: 1 }, action: 'complete' }]],
  [
    'delete the user named Bob Smith',
    [{ kind: 'item', item: { text: 'Bob Smith', literal: true }, action: 'delete' }],
  ],
  [
    'click the Delete button in the row with Acme',
    [
      {
        kind: 'click',
        target: { text: 'Delete', roles: ['button', 'link'], where: [{ op: 'contains', value: 'Acme' }] },
      },
    ],
  ],
  [
    'click Edit next to "Acme Ltd"',
    [{ kind: 'click', target: { text: 'Edit', where: [{ op: 'contains', value: 'Acme Ltd' }] } }],
  ],
  [
    'click the third link in the footer',
    [{ kind: 'click', target: { text: '', roles: ['link'], ordinal: 3, within: 'footer' } }],
  ],
  [
    'click the big red button on the right',
    [
      {
        kind: 'click',
        target: {
          text: '',
          roles: ['button', 'link'],
          look: { position: ['right'], color: 'red', size: 'large' },
        },
      },
    ],
  ],
  ['click on the last but one item', [{ kind: 'click', target: { text: '', ordinal: -2 } }]],
  [
    'open the newest ticket by Mara whose status is open',
    [
      {
        kind: 'open',
        target: {
          text: 'ticket',
          superlative: { field: 'date', direction: 'max' },
          where: [
            { field: 'by', op: 'is', value: 'Mara' },
            { field: 'status', op: 'is', value: 'open' },
          ],
        },
      },
    ],
  ],
  [
    'Open the order with status pending',
    [{ kind: 'open', target: { text: 'order', where: [{ field: 'status', op: 'is', value: 'pending' }] } }],
  ],
  [
    'upload report.pdf to the attachments field',
    [{ kind: 'upload', file: 'report.pdf', field: { text: 'attachments', roles: ['textbox'] } }],
  ],
  ['attach "cv.pdf"', [{ kind: 'upload', file: 'cv.pdf' }]],
  [
    'copy the order number into the search field',
    [{ kind: 'copy', source: { text: 'order number' }, dest: { text: 'search', roles: ['textbox'] } }],
  ],
  [
    'expand the Advanced section',
    [{ kind: 'expand', target: { text: 'Advanced', roles: ['button', 'tab', 'region'] } }],
  ],
  ['collapse the sidebar', [{ kind: 'expand', target: { text: 'sidebar' }, collapse: true }]],
  [
    'clear the search field',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'search', roles: ['textbox'] }, value: { from: 'text', text: '' } }],
      },
    ],
  ],
  ['empty the cart', [{ kind: 'click', target: { text: 'empty cart' }, verb: 'empty' }]],
  [
    'subscribe to the newsletter with a@b.c',
    [
      { kind: 'fill', fields: [{ field: { text: 'email' }, value: { from: 'text', text: 'a@b.c' } }] },
      { kind: 'submit', target: { text: 'subscribe' } },
    ],
  ],
  [
    'can you tell me what this page is about?',
    [{ kind: 'answer', question: 'can you tell me what this page is about' }],
  ],
  [
    'Tell me the total and click pay',
    [
      { kind: 'answer', question: 'Tell me the total' },
      { kind: 'click', target: { text: 'pay' } },
    ],
  ],
  ['Click Save and Close', [{ kind: 'click', target: { text: 'Save and Close' } }]],
  [
    'Click "Save and close" and then "Done"',
    [
      { kind: 'click', target: { text: 'Save and close', literal: true } },
      { kind: 'click', target: { text: 'Done', literal: true } },
    ],
  ],
  [
    "click 'OK', 'Next' and 'Finish'",
    [
      { kind: 'click', target: { text: 'OK', literal: true } },
      { kind: 'click', target: { text: 'Next', literal: true } },
      { kind: 'click', target: { text: 'Finish', literal: true } },
    ],
  ],
  [
    'First, open Products. Next, choose Lamps. Finally add the first one to the basket.',
    [
      { kind: 'open', target: { text: 'Products' } },
      { kind: 'choose', options: [{ text: 'Lamps' }] },
      { kind: 'addToCart', what: { text: '', ordinal: 1 } },
    ],
  ],
  [
    'Create a new project called "Apollo"',
    [
      { kind: 'click', target: { text: 'create project' }, opens: [{ text: 'name' }] },
      { kind: 'fill', fields: [{ field: { text: 'name' }, value: { from: 'text', text: 'Apollo' } }] },
      { kind: 'submit' },
    ],
  ],
  [
    'create an issue titled "Bug" with description "It fails"',
    [
      { kind: 'click', target: { text: 'create issue' }, opens: [{ text: 'name' }, { text: 'description' }] },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Bug' } },
          { field: { text: 'description' }, value: { from: 'text', text: 'It fails' } },
        ],
      },
      { kind: 'submit' },
    ],
  ],
  [
    'Add news titled "Cider day" saying "Come at noon"',
    [
      { kind: 'click', target: { text: 'add news' }, opens: [{ text: 'name' }, { text: 'text' }] },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Cider day' } },
          { field: { text: 'text' }, value: { from: 'text', text: 'Come at noon' } },
        ],
      },
      { kind: 'submit' },
    ],
  ],
  ['Buy milk', [{ kind: 'item', item: { text: 'milk' }, action: 'buy' }]],
  [
    'book the earliest appointment',
    [
      {
        kind: 'item',
        item: { text: 'appointment', superlative: { field: 'date', direction: 'min' } },
        action: 'book',
      },
    ],
  ],
  [
    'make sure the "Remember me" box is checked',
    [{ kind: 'check', targets: [{ text: 'Remember me', literal: true, roles: ['checkbox'] }], on: true }],
  ],
  ["I'd like to change my password", [{ kind: 'open', target: { text: 'change password' } }]],
  ['focus the search field', [{ kind: 'focus', target: { text: 'search', roles: ['textbox'] } }]],
  [
    'choose the second option from the Size dropdown',
    [
      {
        kind: 'choose',
        options: [{ text: '', roles: ['option', 'radio', 'checkbox', 'menuitem', 'button'], ordinal: 2 }],
        field: { text: 'Size', roles: ['combobox', 'listbox'] },
      },
    ],
  ],
  [
    'Select the option "Large" in the size list',
    [
      {
        kind: 'choose',
        options: [
          { text: 'Large', literal: true, roles: ['option', 'radio', 'checkbox', 'menuitem', 'button'] },
        ],
        field: { text: 'size', roles: ['listbox', 'combobox', 'list'] },
      },
    ],
  ],
  [
    'open the menu and choose Profile',
    [
      { kind: 'open', target: { text: '', roles: ['menu', 'button', 'link', 'combobox'] } },
      { kind: 'choose', options: [{ text: 'Profile' }] },
    ],
  ],
  [
    'Click on the link "Terms, conditions and more."',
    [{ kind: 'click', target: { text: 'Terms, conditions and more.', literal: true, roles: ['link'] } }],
  ],
  [
    'type "a@b.c" in email, "secret" in password',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'email' }, value: { from: 'text', text: 'a@b.c' } },
          { field: { text: 'password' }, value: { from: 'text', text: 'secret' } },
        ],
      },
    ],
  ],
  [
    'Enter Bob as first name and Lee as last name',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'first name' }, value: { from: 'text', text: 'Bob' } },
          { field: { text: 'last name' }, value: { from: 'text', text: 'Lee' } },
        ],
      },
    ],
  ],
  [
    'set Email to a@b.c and Phone to 12345',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'Email' }, value: { from: 'text', text: 'a@b.c' } },
          { field: { text: 'Phone' }, value: { from: 'text', text: '12345' } },
        ],
      },
    ],
  ],
  ['switch to the Reviews tab', [{ kind: 'open', target: { text: 'Reviews', roles: ['tab', 'link'] } }]],
  ['show more results', [{ kind: 'paginate', to: 'next' }]],
  ['Zoom in', [{ kind: 'click', target: { text: 'Zoom in' }, verb: 'Zoom' }]],
  ['print the page', [{ kind: 'item', item: { text: 'page' }, action: 'print' }]],
  [
    'go to the second page and open the third product',
    [
      { kind: 'paginate', to: 2 },
      { kind: 'open', target: { text: 'product', ordinal: 3 } },
    ],
  ],
  [
    'find the row where Status is Overdue and click Pay',
    [
      {
        kind: 'item',
        item: {
          text: '',
          roles: ['row', 'listitem'],
          where: [{ field: 'Status', op: 'is', value: 'Overdue' }],
        },
        action: 'pay',
      },
    ],
  ],
  ['search wikipedia for cats', [{ kind: 'search', query: 'cats', field: { text: 'wikipedia' } }]],
  [
    'navigate to Account > Security > Passwords',
    [{ kind: 'menu', path: ['Account', 'Security', 'Passwords'] }],
  ],
  [
    'remove the second item from the cart',
    [{ kind: 'item', item: { text: '', ordinal: 2, within: 'cart' }, action: 'delete' }],
  ],
  [
    'update the quantity of Lamp to 3',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: 'quantity', where: [{ op: 'contains', value: 'Lamp' }] },
            value: { from: 'text', text: '3' },
          },
        ],
      },
    ],
  ],
  [
    'change quantity to 3',
    [{ kind: 'fill', fields: [{ field: { text: 'quantity' }, value: { from: 'text', text: '3' } }] }],
  ],
  ['rate it 5 stars', [{ kind: 'set', value: '5', control: 'rating' }]],
  [
    'leave a comment saying "Nice!"',
    [
      { kind: 'fill', fields: [{ field: { text: 'comment' }, value: { from: 'text', text: 'Nice!' } }] },
      { kind: 'submit' },
    ],
  ],
  [
    'post "Hello"',
    [
      { kind: 'fill', fields: [{ field: { text: 'post' }, value: { from: 'text', text: 'Hello' } }] },
      { kind: 'submit' },
    ],
  ],
  [
    'send a message to Bob saying "hi"',
    [{ kind: 'item', item: { text: 'Bob' }, action: 'message', value: 'hi' }],
  ],
  [
    'Show me the details of the second order',
    [{ kind: 'open', target: { text: 'details', within: 'second order' } }],
  ],
  [
    'open the email from Bob and forward it to Alice',
    [
      {
        kind: 'item',
        item: { text: 'email', where: [{ field: 'by', op: 'is', value: 'Bob' }] },
        action: 'forward',
        recipient: 'Alice',
      },
    ],
  ],
  ['Click on Sign up', [{ kind: 'click', target: { text: 'Sign up' } }]],
  ['Hit the Continue button', [{ kind: 'click', target: { text: 'Continue', roles: ['button', 'link'] } }]],
  ['tap "Got it"', [{ kind: 'click', target: { text: 'Got it', literal: true } }]],
  [
    'press the button labeled "Next step"',
    [{ kind: 'click', target: { text: 'Next step', literal: true, roles: ['button', 'link'] } }],
  ],
  [
    'Click the link that says "Forgot password?"',
    [{ kind: 'click', target: { text: 'Forgot password?', literal: true, roles: ['link'] } }],
  ],
  [
    'click the icon with the label Settings',
    [{ kind: 'click', target: { text: 'Settings', literal: true, roles: ['button', 'link', 'img'] } }],
  ],
  [
    'click the blue "Buy now" button',
    [
      {
        kind: 'click',
        target: { text: 'Buy now', literal: true, roles: ['button', 'link'], look: { color: 'blue' } },
      },
    ],
  ],
  [
    'click the button in the top right corner',
    [
      {
        kind: 'click',
        target: { text: '', roles: ['button', 'link'], look: { position: ['top', 'right'] } },
      },
    ],
  ],
  [
    'Click the 3rd result',
    [
      {
        kind: 'click',
        target: { text: '', roles: ['link', 'listitem', 'row', 'article'], ordinal: 3, within: 'result' },
      },
    ],
  ],
  [
    'Click the second-last row',
    [{ kind: 'click', target: { text: '', roles: ['row', 'listitem'], ordinal: -2 } }],
  ],
  [
    'Click on the last link in the sidebar',
    [{ kind: 'click', target: { text: '', roles: ['link'], ordinal: -1, within: 'sidebar' } }],
  ],
  [
    'click the Edit button for Order #1234',
    [
      {
        kind: 'click',
        target: {
          text: 'Edit',
          roles: ['button', 'link'],
          where: [{ op: 'contains', value: 'Order #1234' }],
        },
      },
    ],
  ],
  [
    'click "Edit" in the row containing "INV-7"',
    [{ kind: 'click', target: { text: 'Edit', literal: true, where: [{ op: 'contains', value: 'INV-7' }] } }],
  ],
  ['Go ahead and click Accept all', [{ kind: 'click', target: { text: 'Accept all' } }]],
  [
    'Could you please press the Start button?',
    [{ kind: 'click', target: { text: 'Start', roles: ['button', 'link'] } }],
  ],
  ['I want you to open the profile page', [{ kind: 'open', target: { text: 'profile' } }]],
  [
    'Take me to the billing section',
    [{ kind: 'open', target: { text: 'billing', roles: ['button', 'tab', 'region'] } }],
  ],
  ['navigate to the API docs', [{ kind: 'open', target: { text: 'API docs' } }]],
  ['visit www.example.org/docs', [{ kind: 'goto', url: 'https://www.example.org/docs' }]],
  ['Show my orders', [{ kind: 'open', target: { text: 'orders' } }]],
  [
    'Show me the cheapest flight',
    [{ kind: 'open', target: { text: 'flight', superlative: { field: 'price', direction: 'min' } } }],
  ],
  [
    'open the most recent invoice',
    [{ kind: 'open', target: { text: 'invoice', superlative: { field: 'date', direction: 'max' } } }],
  ],
  [
    'Open the email from Mara with subject "Q3 plan"',
    [
      {
        kind: 'open',
        target: {
          text: 'email',
          where: [
            { field: 'by', op: 'is', value: 'Mara' },
            { field: 'subject', op: 'is', value: 'Q3 plan' },
          ],
        },
      },
    ],
  ],
  [
    'view the details of order 4711',
    [{ kind: 'open', target: { text: 'details', where: [{ op: 'contains', value: 'order 4711' }] } }],
  ],
  [
    'go to my account, then security',
    [
      { kind: 'open', target: { text: 'account' } },
      { kind: 'open', target: { text: 'security' } },
    ],
  ],
  [
    'Open Settings, click Privacy, and turn off tracking',
    [
      { kind: 'open', target: { text: 'Settings' } },
      { kind: 'click', target: { text: 'Privacy' } },
      { kind: 'check', targets: [{ text: 'tracking' }], on: false },
    ],
  ],
  [
    'Open the user menu and click on Log out',
    [
      { kind: 'open', target: { text: 'user', roles: ['menu', 'button', 'link', 'combobox'] } },
      { kind: 'click', target: { text: 'Log out' } },
    ],
  ],
  [
    'type "hello" and press Enter',
    [
      { kind: 'fill', fields: [{ value: { from: 'text', text: 'hello' } }] },
      { kind: 'press', key: 'Enter' },
    ],
  ],
  [
    'type foo@bar.com into the email field and hunter2 into the password field',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'email', roles: ['textbox'] }, value: { from: 'text', text: 'foo@bar.com' } },
          { field: { text: 'password', roles: ['textbox'] }, value: { from: 'text', text: 'hunter2' } },
        ],
      },
    ],
  ],
  [
    'Write "Dear team," in the message box',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'message', roles: ['textbox'] }, value: { from: 'text', text: 'Dear team,' } },
        ],
      },
    ],
  ],
  [
    'Enter the text "a, b and c" into the Tags field',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'Tags', roles: ['textbox'] }, value: { from: 'text', text: 'a, b and c' } },
        ],
      },
    ],
  ],
  [
    'Put 42 in the Age field',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'Age', roles: ['textbox'] }, value: { from: 'text', text: '42' } }],
      },
    ],
  ],
  [
    'fill the Email field with ann@example.org',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'Email', roles: ['textbox'] }, value: { from: 'text', text: 'ann@example.org' } },
        ],
      },
    ],
  ],
  [
    'fill in First name: Ann, Last name: Lee, Age: 30',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'First name' }, value: { from: 'text', text: 'Ann' } },
          { field: { text: 'Last name' }, value: { from: 'text', text: 'Lee' } },
          { field: { text: 'Age' }, value: { from: 'text', text: '30' } },
        ],
      },
    ],
  ],
  [
    'Fill out the form: name = Ann; city = Bonn',
    [
      { kind: 'fill', fields: [{ field: { text: 'name' }, value: { from: 'text', text: 'Ann' } }] },
      { kind: 'fill', fields: [{ field: { text: 'city' }, value: { from: 'text', text: 'Bonn' } }] },
    ],
  ],
  [
    'Set the title to "Launch, part 2"',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'title' }, value: { from: 'text', text: 'Launch, part 2' } }],
      },
    ],
  ],
  [
    'change the status to Done',
    [{ kind: 'fill', fields: [{ field: { text: 'status' }, value: { from: 'text', text: 'Done' } }] }],
  ],
  [
    'update my phone number to +49 30 1234',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'phone number' }, value: { from: 'text', text: '+49 30 1234' } }],
        mine: true,
      },
    ],
  ],
  [
    'replace the description with "New text"',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'description' }, value: { from: 'text', text: 'New text' } }],
      },
    ],
  ],
  [
    'append " (draft)" to the title',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'title' }, value: { from: 'text', text: ' (draft)' }, append: true }],
      },
    ],
  ],
  [
    'clear the Name field',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'Name', roles: ['textbox'] }, value: { from: 'text', text: '' } }],
      },
    ],
  ],
  ['type my name', [{ kind: 'other', text: 'type my name' }]],
  [
    "Enter today's date in the Date field",
    [
      {
        kind: 'date',
        field: { text: 'Date', roles: ['textbox'] },
        date: { from: '2026-11-21', to: '2026-11-21', words: "today's date" },
      },
    ],
  ],
  [
    'set the due date to next Friday',
    [
      {
        kind: 'date',
        field: { text: 'due date' },
        date: { from: '2026-11-27', to: '2026-11-27', words: 'next Friday' },
      },
    ],
  ],
  [
    'choose March 5, 2026 as the start date',
    [
      {
        kind: 'date',
        field: { text: 'start date' },
        date: { from: '2026-03-05', to: '2026-03-05', words: 'March 5, 2026' },
      },
    ],
  ],
  [
    'pick 2026-01-15 in the calendar',
    [{ kind: 'date', date: { from: '2026-01-15', to: '2026-01-15', words: '2026-01-15' } }],
  ],
  [
    'select "Germany" from the Country dropdown',
    [
      {
        kind: 'choose',
        options: [{ text: 'Germany', literal: true }],
        field: { text: 'Country', roles: ['combobox', 'listbox'] },
      },
    ],
  ],
  [
    'select the option Large',
    [
      {
        kind: 'choose',
        options: [{ text: 'Large', roles: ['option', 'radio', 'checkbox', 'menuitem', 'button'] }],
      },
    ],
  ],
  ['choose Large for the size', [{ kind: 'choose', options: [{ text: 'Large' }], field: { text: 'size' } }]],
  [
    'Pick Monday, Tuesday and Friday',
    [{ kind: 'choose', options: [{ text: 'Monday' }, { text: 'Tuesday' }, { text: 'Friday' }] }],
  ],
  [
    'In the Color dropdown, select Blue',
    [
      {
        kind: 'choose',
        options: [{ text: 'Blue' }],
        field: { text: 'Color', roles: ['combobox', 'listbox'] },
      },
    ],
  ],
  [
    'select the radio button "Yes"',
    [{ kind: 'check', targets: [{ text: 'Yes', literal: true, roles: ['radio'] }], on: true }],
  ],
  [
    "choose the 'No thanks' option",
    [
      {
        kind: 'choose',
        options: [
          { text: 'No thanks', literal: true, roles: ['option', 'radio', 'checkbox', 'menuitem', 'button'] },
        ],
      },
    ],
  ],
  ['select all', [{ kind: 'choose', options: [{ text: '', all: true }] }]],
  [
    'check "A" and "B"',
    [
      {
        kind: 'check',
        targets: [
          { text: 'A', literal: true },
          { text: 'B', literal: true },
        ],
        on: true,
      },
    ],
  ],
  [
    'Check the boxes for Cheese, Ham and Olives',
    [
      {
        kind: 'check',
        targets: [
          { text: 'Cheese', roles: ['checkbox'] },
          { text: 'Ham', roles: ['checkbox'] },
          { text: 'Olives', roles: ['checkbox'] },
        ],
        on: true,
      },
    ],
  ],
  [
    'uncheck "Send me news" and check "I accept the terms"',
    [
      { kind: 'check', targets: [{ text: 'Send me news', literal: true }], on: false },
      { kind: 'check', targets: [{ text: 'I accept the terms', literal: true }], on: true },
    ],
  ],
  ['only check Option 2', [{ kind: 'check', targets: [{ text: 'Option 2' }], on: true, only: true }]],
  [
    'toggle the dark mode switch',
    [{ kind: 'click', target: { text: 'dark mode', roles: ['switch', 'checkbox', 'button'] } }],
  ],
  [
    'Turn the Wi-Fi switch off',
    [{ kind: 'check', targets: [{ text: 'Wi-Fi', roles: ['switch', 'checkbox', 'button'] }], on: false }],
  ],
  [
    'set the brightness slider to 70%',
    [{ kind: 'set', field: { text: 'brightness', roles: ['slider'] }, value: '70%', control: 'slider' }],
  ],
  ['move the slider to 5', [{ kind: 'set', value: '5', control: 'slider' }]],
  ['search "best pizza near me"', [{ kind: 'search', query: 'best pizza near me' }]],
  ['search for laptops under 500 dollars', [{ kind: 'search', query: 'laptops under 500 dollars' }]],
  ['look up the word serendipity', [{ kind: 'search', query: 'the word serendipity' }]],
  [
    'find the nearest store',
    [
      {
        kind: 'item',
        item: { text: 'store', superlative: { field: 'distance', direction: 'min' } },
        action: 'find',
      },
    ],
  ],
  ['find the Delete account page', [{ kind: 'open', target: { text: 'Delete account' } }]],
  ['Search the docs for "rate limits"', [{ kind: 'search', query: 'rate limits' }]],
  [
    'type "tea" in the search box and hit enter',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: '', roles: ['searchbox', 'textbox'] }, value: { from: 'text', text: 'tea' } },
        ],
      },
      { kind: 'press', key: 'Enter' },
    ],
  ],
  ['sort the results by rating, highest first', [{ kind: 'sort', by: 'rating', direction: 'desc' }]],
  ['sort by name (A-Z)', [{ kind: 'sort', by: 'name', direction: 'asc' }]],
  ['order the list by date in descending order', [{ kind: 'sort', by: 'date', direction: 'desc' }]],
  ['filter the list to show only active users', [{ kind: 'filter', value: 'active users' }]],
  ['filter by category: Books', [{ kind: 'filter', field: 'category', value: 'Books' }]],
  ['show only in-stock items', [{ kind: 'filter', value: 'in-stock items' }]],
  ['go to the last page', [{ kind: 'paginate', to: 'last' }]],
  ['go to the next page of results', [{ kind: 'paginate', to: 'next' }]],
  ['page 7', [{ kind: 'paginate', to: 7 }]],
  ['scroll up a bit', [{ kind: 'scroll', direction: 'up' }]],
  [
    'scroll until you see "Terms of service"',
    [{ kind: 'scroll', target: { text: 'Terms of service', literal: true } }],
  ],
  ['scroll to the top', [{ kind: 'scroll', direction: 'top' }]],
  [
    'hover on the "More" menu',
    [
      {
        kind: 'hover',
        target: { text: 'More', literal: true, roles: ['menu', 'button', 'link', 'combobox'] },
      },
    ],
  ],
  ['focus on the email field', [{ kind: 'focus', target: { text: 'email', roles: ['textbox'] } }]],
  ['press the Tab key', [{ kind: 'press', key: 'Tab' }]],
  ['press Ctrl + Shift + P', [{ kind: 'press', key: 'Control+Shift+p' }]],
  ['hit the down arrow key', [{ kind: 'press', key: 'ArrowDown' }]],
  ['wait until the page has loaded', [{ kind: 'wait', ms: 1000 }]],
  ['wait 500 ms', [{ kind: 'wait', ms: 500 }]],
  ['wait until "Saved" is visible', [{ kind: 'wait', forText: 'Saved' }]],
  ['refresh', [{ kind: 'history', direction: 'reload' }]],
  ['go back to the previous page', [{ kind: 'history', direction: 'back' }]],
  ['log in with my saved credentials', [{ kind: 'login' }]],
  [
    'Log in to the portal as jane@x.com with password secret:abcd1234',
    [{ kind: 'login', user: 'jane@x.com', secret: 'secret:abcd1234' }],
  ],
  [
    'sign in using username bob and password secret:abcd1234',
    [{ kind: 'login', user: 'bob', secret: 'secret:abcd1234' }],
  ],
  [
    'download the latest report',
    [{ kind: 'download', what: { text: 'report', superlative: { field: 'date', direction: 'max' } } }],
  ],
  ['download invoice 2025-014', [{ kind: 'download', what: { text: 'invoice 2025-014' } }]],
  ['Download the PDF of the contract', [{ kind: 'download', what: { text: 'contract' } }]],
  [
    'Save the invoice from January as PDF',
    [
      {
        kind: 'download',
        what: { text: 'invoice' },
        when: { from: '2026-01-01', to: '2026-01-31', words: 'January' },
      },
    ],
  ],
  [
    'download all statements from last year',
    [
      {
        kind: 'download',
        what: { text: 'statements', all: true },
        when: { from: '2025-01-01', to: '2025-12-31', words: 'last year' },
      },
    ],
  ],
  [
    'download invoices from Jan 2025 to Mar 2025',
    [
      {
        kind: 'download',
        what: { text: 'invoices' },
        when: { from: '2025-01-01', to: '2025-03-31', words: 'from Jan 2025 to Mar 2025' },
      },
    ],
  ],
  ['upload "photo.png"', [{ kind: 'upload', file: 'photo.png' }]],
  ['upload cv.pdf as resume', [{ kind: 'upload', file: 'cv.pdf', field: { text: 'resume' } }]],
  [
    'export the contacts table to JSON',
    [{ kind: 'extract', what: { text: 'contacts table' }, format: 'json' }],
  ],
  [
    'extract the names and emails of all users as CSV',
    [{ kind: 'extract', what: { text: 'users', all: true }, fields: ['names', 'emails'], format: 'csv' }],
  ],
  ['scrape all links', [{ kind: 'extract', what: { text: '', roles: ['link'], all: true } }]],
  [
    'list all open issues',
    [{ kind: 'extract', what: { text: 'issues', where: [{ op: 'is', value: 'open' }], all: true } }],
  ],
  [
    'give me a list of all products as a table',
    [{ kind: 'extract', what: { text: 'products', all: true }, format: 'table' }],
  ],
  ['copy the tracking number', [{ kind: 'copy', source: { text: 'tracking number' } }]],
  [
    'copy the total from the summary and paste it into the amount field',
    [
      {
        kind: 'copy',
        source: { text: 'total from the summary' },
        dest: { text: 'amount', roles: ['textbox'] },
      },
    ],
  ],
  ['make the word urgent bold', [{ kind: 'format', text: 'urgent', style: 'bold' }]],
  ['put "see the docs" in italics', [{ kind: 'format', text: 'see the docs', style: 'italic' }]],
  [
    'set the font weight to bold',
    [{ kind: 'fill', fields: [{ field: { text: 'font weight' }, value: { from: 'text', text: 'bold' } }] }],
  ],
  ['add a heading Plan', [{ kind: 'other', text: 'add a heading Plan' }]],
  [
    'move all cards from To do to Done',
    [
      {
        kind: 'drag',
        what: {
          text: 'cards',
          roles: ['row', 'listitem'],
          where: [{ field: 'by', op: 'is', value: 'To do' }],
          all: true,
        },
        to: { text: 'Done' },
      },
    ],
  ],
  [
    'highlight the second paragraph',
    [{ kind: 'selectText', target: { text: '', roles: ['paragraph'], ordinal: 2 } }],
  ],
  [
    'drag "Task 1" to the "Done" column',
    [{ kind: 'drag', what: { text: 'Task 1', literal: true }, to: { text: 'Done', literal: true } }],
  ],
  [
    'drag the first item to the bottom',
    [{ kind: 'drag', what: { text: '', ordinal: 1 }, position: 'bottom' }],
  ],
  [
    'move Alice above Bob',
    [{ kind: 'drag', what: { text: 'Alice' }, to: { text: 'Bob' }, position: 'before' }],
  ],
  ['drag file.txt into the trash', [{ kind: 'drag', what: { text: 'file.txt' }, to: { text: 'trash' } }]],
  [
    'resize the panel so that the height is larger',
    [
      {
        kind: 'resize',
        target: { text: '', roles: ['button', 'tab', 'region'] },
        axis: 'height',
        change: 'larger',
      },
    ],
  ],
  [
    'make the sidebar wider',
    [{ kind: 'resize', target: { text: 'sidebar' }, axis: 'width', change: 'larger' }],
  ],
  ['add the Nimbus lamp to my cart', [{ kind: 'addToCart', what: { text: 'Nimbus lamp' } }]],
  ['add two notebooks to the basket', [{ kind: 'addToCart', what: { text: 'notebooks' }, quantity: 2 }]],
  [
    'add 3 x "Green tea" to the cart',
    [{ kind: 'addToCart', what: { text: 'Green tea', literal: true }, quantity: 3 }],
  ],
  [
    'put the first product in the cart and proceed to checkout',
    [{ kind: 'addToCart', what: { text: 'product', ordinal: 1 } }, { kind: 'checkout' }],
  ],
  ['checkout', [{ kind: 'checkout' }]],
  ['place the order', [{ kind: 'checkout' }]],
  ['remove Lamp from the cart', [{ kind: 'item', item: { text: 'Lamp', within: 'cart' }, action: 'delete' }]],
  ['delete the last comment', [{ kind: 'item', item: { text: 'comment', ordinal: -1 }, action: 'delete' }]],
  [
    'delete all completed tasks',
    [
      {
        kind: 'item',
        item: {
          text: 'tasks',
          where: [{ op: 'is', value: 'completed' }],
          roles: ['row', 'listitem'],
          all: true,
        },
        action: 'delete',
      },
    ],
  ],
  [
    'archive the conversation with Bob',
    [{ kind: 'item', item: { text: 'conversation with Bob' }, action: 'archive' }],
  ],
  [
    "reply to the first message with 'On my way'",
    [{ kind: 'item', item: { text: 'message', ordinal: 1 }, action: 'reply', value: 'On my way' }],
  ],
  [
    'forward the latest email to bob@example.org',
    [
      {
        kind: 'item',
        item: { text: 'email', superlative: { field: 'date', direction: 'max' } },
        action: 'forward',
        recipient: 'bob@example.org',
      },
    ],
  ],
  [
    'mark all notifications as read',
    [
      {
        kind: 'item',
        item: { text: 'notifications', roles: ['row', 'listitem'], all: true },
        action: 'mark as read',
      },
    ],
  ],
  ['star the repository', [{ kind: 'item', item: { text: 'repository' }, action: 'star' }]],
  ['like the second post', [{ kind: 'item', item: { text: 'post', ordinal: 2 }, action: 'like' }]],
  ['cancel my subscription', [{ kind: 'item', item: { text: 'subscription' }, action: 'cancel' }]],
  [
    'close the dialog',
    [{ kind: 'click', target: { text: 'Close', roles: ['button', 'link'], within: 'dialog' } }],
  ],
  [
    'dismiss the newsletter popup',
    [{ kind: 'click', target: { text: 'Close', roles: ['button', 'link'], within: 'newsletter popup' } }],
  ],
  [
    'reject all cookies',
    [{ kind: 'click', target: { text: 'Reject', roles: ['button', 'link'], within: 'cookie' } }],
  ],
  [
    "If there's a popup, close it and then click Continue",
    [
      { kind: 'click', target: { text: 'Close', roles: ['button', 'link'], within: 'popup' } },
      { kind: 'click', target: { text: 'Continue' } },
    ],
  ],
  ['if you see a login form, log in', [{ kind: 'login' }]],
  [
    'create a new event called "Standup" from 9am to 9:30am',
    [{ kind: 'createEvent', name: 'Standup', start: '9am', end: '9:30am' }],
  ],
  [
    'Click "Next" twice and then click Save',
    [
      { kind: 'click', target: { text: 'Next', literal: true } },
      { kind: 'click', target: { text: 'Next', literal: true } },
      { kind: 'click', target: { text: 'Save' } },
    ],
  ],
  [
    'Click Save and then Close',
    [
      { kind: 'click', target: { text: 'Save' } },
      { kind: 'click', target: { text: 'Close' } },
    ],
  ],
  [
    'Fill name with Ann, city with Bonn and age with 30',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Ann' } },
          { field: { text: 'city' }, value: { from: 'text', text: 'Bonn' } },
          { field: { text: 'age' }, value: { from: 'text', text: '30' } },
        ],
      },
    ],
  ],
  [
    'Click the second link from the right',
    [{ kind: 'click', target: { text: '', roles: ['link'], ordinal: -2 } }],
  ],
  [
    'Filter by date from March 3 to March 9',
    [
      {
        kind: 'date',
        date: { from: '2026-03-03', to: '2026-03-09', words: 'March 3 to March 9' },
        range: true,
      },
    ],
  ],
  [
    'Show orders between March 1 and March 5',
    [
      {
        kind: 'extract',
        what: {
          text: 'orders',
          where: [{ field: 'date', op: 'between', value: '2026-03-01', to: '2026-03-05' }],
          all: true,
        },
      },
    ],
  ],
  [
    'Set the brightness to 40 and the volume to 60',
    [
      { kind: 'set', field: { text: 'brightness' }, value: '40', control: 'any' },
      { kind: 'set', field: { text: 'volume' }, value: '60', control: 'any' },
    ],
  ],
  [
    'Update the quantity from 2 to 5 for the red mug',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'quantity', within: 'red mug' }, value: { from: 'text', text: '5' } }],
      },
    ],
  ],
  ['Reply to Anna with Thanks', [{ kind: 'item', item: { text: 'Anna' }, action: 'reply', value: 'Thanks' }]],
  ['Click Save. Thank you!', [{ kind: 'click', target: { text: 'Save' } }]],
  ['Click Save, thanks', [{ kind: 'click', target: { text: 'Save' } }]],
  [
    'Answer question 1 with Paris',
    [{ kind: 'fill', fields: [{ field: { text: 'question 1' }, value: { from: 'text', text: 'Paris' } }] }],
  ],
  [
    'Press Tab 3 times',
    [
      { kind: 'press', key: 'Tab' },
      { kind: 'press', key: 'Tab' },
      { kind: 'press', key: 'Tab' },
    ],
  ],
  ['Click the 2 times link', [{ kind: 'click', target: { text: '2 times', roles: ['link'] } }]],
  [
    'Increase the quantity by 2',
    [{ kind: 'set', field: { text: 'quantity' }, value: '+2', by: 2, control: 'any' }],
  ],
  ['Raise the price by 10%', [{ kind: 'other', text: 'Raise the price by 10%' }]],
  [
    'Tick the boxes Apples and Pears',
    [
      {
        kind: 'check',
        targets: [
          { text: 'Apples', roles: ['checkbox'] },
          { text: 'Pears', roles: ['checkbox'] },
        ],
        on: true,
      },
    ],
  ],
  [
    'Find the email from Anna about the budget',
    [
      {
        kind: 'item',
        item: {
          text: 'email',
          where: [
            { field: 'by', op: 'is', value: 'Anna' },
            { op: 'contains', value: 'budget' },
          ],
        },
        action: 'find',
      },
    ],
  ],
  [
    'Comment "Nice" on the first post',
    [{ kind: 'item', item: { text: 'post', ordinal: 1 }, action: 'reply', value: 'Nice' }],
  ],
  [
    'Create an event called Lunch on Friday at 12',
    [
      {
        kind: 'createEvent',
        name: 'Lunch',
        start: '12:00',
        end: '',
        day: { from: '2026-11-27', to: '2026-11-27', words: 'Friday' },
      },
    ],
  ],
  [
    'Add a meeting with Tom tomorrow from 3 to 4pm',
    [
      {
        kind: 'createEvent',
        name: 'Meeting with Tom',
        start: '3pm',
        end: '4pm',
        day: { from: '2026-11-22', to: '2026-11-22', words: 'tomorrow' },
      },
    ],
  ],
  [
    'Create an event "Friday review" on March 3 at 10:30',
    [
      {
        kind: 'createEvent',
        name: 'Friday review',
        start: '10:30',
        end: '',
        day: { from: '2027-03-03', to: '2027-03-03', words: 'March 3' },
      },
    ],
  ],
  [
    'Create an event called Party on December 5',
    [
      {
        kind: 'createEvent',
        name: 'Party',
        start: '',
        end: '',
        day: { from: '2026-12-05', to: '2026-12-05', words: 'December 5' },
      },
    ],
  ],
  [
    'Schedule a 30 minute meeting named "Sync" between 1PM and 2PM',
    [{ kind: 'createEvent', name: 'Sync', start: '1PM', end: '2PM', durationMinutes: 30 }],
  ],
  [
    'expand all sections',
    [{ kind: 'expand', target: { text: '', roles: ['button', 'tab', 'region'], all: true } }],
  ],
  [
    'collapse the Details panel',
    [{ kind: 'expand', target: { text: 'Details', roles: ['button', 'tab', 'region'] }, collapse: true }],
  ],
  ["What's the total?", [{ kind: 'answer', question: "What's the total" }]],
  ['who wrote this article?', [{ kind: 'answer', question: 'who wrote this article' }]],
  ['Is there a refund policy?', [{ kind: 'answer', question: 'Is there a refund policy' }]],
  ['how much is shipping', [{ kind: 'answer', question: 'how much is shipping' }]],
  ['summarize this page', [{ kind: 'answer', question: 'summarize this page' }]],
  ['count the rows in the table', [{ kind: 'answer', question: 'count the rows in the table' }]],
  ['tell me the phone number', [{ kind: 'answer', question: 'tell me the phone number' }]],
  [
    'buy the cheapest ticket',
    [
      {
        kind: 'item',
        item: { text: 'ticket', superlative: { field: 'price', direction: 'min' } },
        action: 'buy',
      },
    ],
  ],
  [
    'book the earliest flight to Rome',
    [
      {
        kind: 'item',
        item: { text: 'flight to Rome', superlative: { field: 'date', direction: 'min' } },
        action: 'book',
      },
    ],
  ],
  [
    'rename "Draft" to "Final"',
    [{ kind: 'item', item: { text: 'Draft', literal: true }, action: 'rename', value: 'Final' }],
  ],
  [
    "Don't accept cookies, just close the banner",
    [{ kind: 'click', target: { text: 'Close', roles: ['button', 'link'], within: 'banner' } }],
  ],
  ['I am hungry', [{ kind: 'other', text: 'I am hungry' }]],
  [
    'select the cheapest room and book it',
    [
      {
        kind: 'item',
        item: { text: 'room', superlative: { field: 'price', direction: 'min' } },
        action: 'book',
      },
    ],
  ],
  [
    'find the invoice from March and download it',
    [
      {
        kind: 'download',
        what: {
          text: 'invoice',
          where: [{ field: 'date', op: 'between', value: '2026-03-01', to: '2026-03-31' }],
        },
      },
    ],
  ],
  [
    'Find the ticket "Login broken" and close it',
    [{ kind: 'item', item: { text: 'Login broken', literal: true }, action: 'close' }],
  ],
  [
    'Search for "lamp", open the first result and add it to the cart',
    [
      { kind: 'search', query: 'lamp' },
      {
        kind: 'open',
        target: { text: '', roles: ['link', 'listitem', 'row', 'article'], ordinal: 1, within: 'result' },
      },
      { kind: 'addToCart', what: { text: '' } },
    ],
  ],
  [
    'Click \'Save\', then wait for "Saved"',
    [
      { kind: 'click', target: { text: 'Save', literal: true } },
      { kind: 'wait', forText: 'Saved' },
    ],
  ],
  [
    'use the search box to find "tables"',
    [{ kind: 'search', query: 'tables', field: { text: '', roles: ['searchbox', 'textbox'] } }],
  ],
  [
    'enter "5" into both fields',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: '', roles: ['textbox'], all: true }, value: { from: 'text', text: '5' } }],
      },
    ],
  ],
  [
    'In the billing section, click Download',
    [{ kind: 'click', target: { text: 'Download', within: 'billing' } }],
  ],
  [
    'download statements from Nov 3 to Dec 4 2025',
    [
      {
        kind: 'download',
        what: { text: 'statements' },
        when: { from: '2025-11-03', to: '2025-12-04', words: 'from Nov 3 to Dec 4 2025' },
      },
    ],
  ],
  [
    'Set nodes to 5',
    [{ kind: 'fill', fields: [{ field: { text: 'nodes' }, value: { from: 'text', text: '5' } }] }],
  ],
  [
    'Set the rows to 10',
    [{ kind: 'fill', fields: [{ field: { text: 'rows' }, value: { from: 'text', text: '10' } }] }],
  ],
  [
    'Set links to 3',
    [{ kind: 'fill', fields: [{ field: { text: 'links' }, value: { from: 'text', text: '3' } }] }],
  ],
  [
    'Set tabs to 2',
    [{ kind: 'fill', fields: [{ field: { text: 'tabs' }, value: { from: 'text', text: '2' } }] }],
  ],
  [
    'Enter 5 in nodes',
    [{ kind: 'fill', fields: [{ field: { text: 'nodes' }, value: { from: 'text', text: '5' } }] }],
  ],
  [
    'Set rows per page to 50',
    [{ kind: 'fill', fields: [{ field: { text: 'rows per page' }, value: { from: 'text', text: '50' } }] }],
  ],
  [
    'Set the number of nodes to 5',
    [{ kind: 'fill', fields: [{ field: { text: 'number of nodes' }, value: { from: 'text', text: '5' } }] }],
  ],
  ['Lock the user otto', [{ kind: 'item', item: { text: 'user otto' }, action: 'lock' }]],
  [
    'Revoke the token "Build"',
    [{ kind: 'item', item: { text: 'Build', literal: true, within: 'token' }, action: 'revoke' }],
  ],
  ['Lock the screen', [{ kind: 'other', text: 'Lock the screen' }]],
  [
    'Set the priority of "Mow" and "Rake the hay" to High',
    ['Mow', 'Rake the hay'].map((value) => ({
      kind: 'fill',
      fields: [
        {
          field: { text: 'priority', where: [{ op: 'contains', value }] },
          value: { from: 'text', text: 'High' },
        },
      ],
    })),
  ],
  [
    'Edit this page, set the summary to "typo" and preview it',
    [
      { kind: 'item', item: { text: 'page', shown: true }, action: 'edit' },
      { kind: 'fill', fields: [{ field: { text: 'summary' }, value: { from: 'text', text: 'typo' } }] },
      { kind: 'submit', target: { text: 'preview' } },
    ],
  ],
  ['Discuss this page', [{ kind: 'item', item: { text: 'page', shown: true }, action: 'discuss' }]],
  [
    'Rename this page to Pears',
    [{ kind: 'item', item: { text: 'page', shown: true }, action: 'rename', value: 'Pears' }],
  ],
  ['Close this ticket', [{ kind: 'item', item: { text: 'ticket', shown: true }, action: 'close' }]],
  ['Undo the last edit', [{ kind: 'click', target: { text: 'Undo last edit' }, verb: 'Undo' }]],
  [
    'Set the language to German in my preferences',
    [
      { kind: 'open', target: { text: 'preferences' } },
      { kind: 'fill', fields: [{ field: { text: 'language' }, value: { from: 'text', text: 'German' } }] },
    ],
  ],
  [
    'Enter my email a@b.example',
    [{ kind: 'fill', fields: [{ field: { text: 'email' }, value: { from: 'text', text: 'a@b.example' } }] }],
  ],
  ['Click Save in the settings', [{ kind: 'click', target: { text: 'Save', within: 'settings' } }]],
  [
    'Replace "140 EUR" with "150 EUR" on this page',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: '140 EUR', literal: true },
            value: { from: 'text', text: '150 EUR' },
            words: true,
          },
        ],
      },
    ],
  ],
  [
    'In the Owner section, replace "2011" with "2012"',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: '2011', literal: true }, value: { from: 'text', text: '2012' }, words: true },
        ],
      },
    ],
  ],
  [
    'Correct "teh" to "the" in this article',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'teh', literal: true }, value: { from: 'text', text: 'the' }, words: true },
        ],
      },
    ],
  ],
  [
    'Add the line "No swimming." at the end of this page',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'page' }, value: { from: 'text', text: 'No swimming.' }, append: true }],
      },
    ],
  ],
  [
    'Add a sentence "No dogs." to this page',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'page' }, value: { from: 'text', text: 'No dogs.' }, append: true }],
      },
    ],
  ],
  [
    'Edit this page and replace "Dogs" with "Cats"',
    [
      { kind: 'item', item: { text: 'page', shown: true }, action: 'edit' },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'Dogs', literal: true }, value: { from: 'text', text: 'Cats' }, words: true },
        ],
      },
    ],
  ],
  ['Add a subtask "Oil the bearings"', [{ kind: 'add', what: ['Oil the bearings'], to: 'subtask' }]],
  ['Create a project "Winter storage"', [{ kind: 'add', what: ['Winter storage'], to: 'project' }]],
  [
    'Add a title "Winter"',
    [{ kind: 'fill', fields: [{ field: { text: 'title' }, value: { from: 'text', text: 'Winter' } }] }],
  ],
  [
    'Add a task "Repair the crane" assigned to Otto Brand with high priority and due on 12 December 2026',
    [
      {
        kind: 'click',
        target: { text: 'add task' },
        opens: [{ text: 'name' }, { text: 'assignee' }, { text: 'priority' }, { text: 'due date' }],
      },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Repair the crane' } },
          { field: { text: 'assignee' }, value: { from: 'text', text: 'Otto Brand' } },
          { field: { text: 'priority' }, value: { from: 'text', text: 'high' } },
          {
            field: { text: 'due date' },
            value: {
              from: 'date',
              date: { from: '2026-12-12', to: '2026-12-12', words: '12 December 2026' },
            },
          },
        ],
      },
      { kind: 'submit' },
    ],
  ],
  [
    'Add a user "nora" named Nora West with the e-mail nora@harbour.example',
    [
      {
        kind: 'click',
        target: { text: 'add user' },
        opens: [{ text: 'user name' }, { text: 'name' }, { text: 'e-mail' }],
      },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'user name' }, value: { from: 'text', text: 'nora' } },
          { field: { text: 'name' }, value: { from: 'text', text: 'Nora West' } },
          { field: { text: 'e-mail' }, value: { from: 'text', text: 'nora@harbour.example' } },
        ],
      },
      { kind: 'submit' },
    ],
  ],
  [
    'Change the language to German',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'language' }, value: { from: 'text', text: 'German' } }],
        mine: true,
      },
    ],
  ],
  [
    'Add a subtitle "Winter"',
    [{ kind: 'fill', fields: [{ field: { text: 'subtitle' }, value: { from: 'text', text: 'Winter' } }] }],
  ],
  [
    'Set the language of the document to French',
    [
      {
        kind: 'fill',
        fields: [
          { field: { text: 'language', within: 'document' }, value: { from: 'text', text: 'French' } },
        ],
      },
    ],
  ],
  ['Show the map view', [{ kind: 'open', target: { text: 'map' } }]],
  [
    'Add "Night train" to my favourites',
    [{ kind: 'item', item: { text: 'Night train', literal: true }, action: 'star' }],
  ],
  [
    'Bookmark the article about compost',
    [
      {
        kind: 'item',
        item: { text: 'article', where: [{ op: 'contains', value: 'compost' }] },
        action: 'star',
      },
    ],
  ],
  [
    'Add the red shirt to my wishlist',
    [{ kind: 'item', item: { text: 'red shirt' }, action: 'add to wishlist' }],
  ],
  ['Add this to my favorites', [{ kind: 'item', item: { text: 'page', shown: true }, action: 'star' }]],
  ['Create the category "Hobbies"', [{ kind: 'add', what: ['Hobbies'], to: 'category' }]],
  [
    'Subscribe to https://paper.example/tea.xml',
    [{ kind: 'add', what: ['https://paper.example/tea.xml'], to: 'feed' }],
  ],
  [
    'Set the maximum number of articles to keep to 100',
    [
      {
        kind: 'fill',
        fields: [
          {
            field: { text: 'maximum number of articles to keep' },
            value: { from: 'text', text: '100' },
          },
        ],
      },
    ],
  ],
  [
    'Set the title to welcome to 2027',
    [
      {
        kind: 'fill',
        fields: [{ field: { text: 'title' }, value: { from: 'text', text: 'welcome to 2027' } }],
      },
    ],
  ],
  ['Refresh the feeds', [{ kind: 'click', target: { text: 'Refresh feeds' } }]],
  ['Refresh the page', [{ kind: 'history', direction: 'reload' }]],
  ['Show the tasks in the board view', [{ kind: 'open', target: { text: 'board' } }]],
  ['Flag the mail "Regatta"', [{ kind: 'item', item: { text: 'Regatta', literal: true }, action: 'flag' }]],
  ['Unflag "Old sails"', [{ kind: 'item', item: { text: 'Old sails', literal: true }, action: 'unflag' }]],
  ['Search for mails with "rope"', [{ kind: 'search', query: 'rope' }]],
  ['Search for tickets about "rope"', [{ kind: 'search', query: 'rope' }]],
  ['Search for shoes with "red laces"', [{ kind: 'search', query: 'shoes with red laces' }]],
  ['Resolve the ticket "Rope"', [{ kind: 'item', item: { text: 'Rope', literal: true }, action: 'resolve' }]],
  [
    'Add a comment to this ticket: "Ordered."',
    [{ kind: 'item', item: { text: 'ticket', shown: true }, action: 'comment', value: 'Ordered.' }],
  ],
  ['Show only problems with the severity High', [{ kind: 'filter', field: 'severity', value: 'High' }]],
  ['Show only tasks whose status is open', [{ kind: 'filter', field: 'status', value: 'open' }]],
  ['Show only the photos tagged "slow food"', [{ kind: 'filter', field: 'tag', value: 'slow food' }]],
  ['Show only emails with attachments', [{ kind: 'filter', value: 'emails with attachments' }]],
  ['Show only open tasks with priority high', [{ kind: 'filter', value: 'open tasks with priority high' }]],
  ['Search for boats whose name contains Wind', [{ kind: 'search', query: 'Wind', field: { text: 'name' } }]],
  ['Show only my tickets', [{ kind: 'filter', value: 'my tickets' }]],
  [
    'Archive the mail from Dr. Ames',
    [
      {
        kind: 'item',
        item: { text: 'mail', where: [{ field: 'by', op: 'is', value: 'Dr. Ames' }] },
        action: 'archive',
      },
    ],
  ],
  [
    'Write an email to otto@boats.example with the subject "Rope" and the text "I have it."',
    [
      {
        kind: 'click',
        target: { text: 'compose' },
        opens: [{ text: 'to' }, { text: 'subject' }, { text: 'message' }],
      },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'to' }, value: { from: 'text', text: 'otto@boats.example' } },
          { field: { text: 'subject' }, value: { from: 'text', text: 'Rope' } },
          { field: { text: 'message' }, value: { from: 'text', text: 'I have it.' } },
        ],
      },
      { kind: 'submit', target: { text: 'send' } },
    ],
  ],
  [
    'Send a mail to nora@example.org: "Thank you"',
    [
      { kind: 'click', target: { text: 'compose' }, opens: [{ text: 'to' }, { text: 'message' }] },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'to' }, value: { from: 'text', text: 'nora@example.org' } },
          { field: { text: 'message' }, value: { from: 'text', text: 'Thank you' } },
        ],
      },
      { kind: 'submit', target: { text: 'send' } },
    ],
  ],
  [
    'Compose a new mail to Lena Brandt',
    [
      { kind: 'click', target: { text: 'compose' }, opens: [{ text: 'to' }] },
      { kind: 'fill', fields: [{ field: { text: 'to' }, value: { from: 'text', text: 'Lena Brandt' } }] },
    ],
  ],
  [
    'Add Nora Field with the email nora@example.org to my contacts',
    [
      { kind: 'click', target: { text: 'create contact' }, opens: [{ text: 'name' }, { text: 'email' }] },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Nora Field' } },
          { field: { text: 'email' }, value: { from: 'text', text: 'nora@example.org' } },
        ],
      },
      { kind: 'submit' },
    ],
  ],
  [
    'Vote for Sunday in the poll',
    [
      { kind: 'choose', options: [{ text: 'Sunday' }] },
      { kind: 'submit', target: { text: 'vote' } },
    ],
  ],
  [
    'Send Otto a private message with the subject "Drill" saying "May I?"',
    [
      {
        kind: 'click',
        target: { text: 'compose' },
        opens: [{ text: 'to' }, { text: 'subject' }, { text: 'message' }],
      },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'to' }, value: { from: 'text', text: 'Otto' } },
          { field: { text: 'subject' }, value: { from: 'text', text: 'Drill' } },
          { field: { text: 'message' }, value: { from: 'text', text: 'May I?' } },
        ],
      },
      { kind: 'submit', target: { text: 'send' } },
    ],
  ],
  [
    'Send Otto a message: "Hi there"',
    [{ kind: 'item', item: { text: 'Otto' }, action: 'message', value: 'Hi there' }],
  ],
  [
    'Send Otto the minutes',
    [{ kind: 'item', item: { text: 'minutes' }, action: 'forward', recipient: 'Otto' }],
  ],
  [
    'Quote Kai\'s post and answer "Fine"',
    [
      {
        kind: 'item',
        item: { text: 'post', where: [{ field: 'by', op: 'is', value: 'Kai' }] },
        action: 'quote',
        value: 'Fine',
      },
    ],
  ],
  [
    'Edit my last post to say "Fine"',
    [{ kind: 'item', item: { text: 'post', ordinal: -1 }, action: 'edit', value: 'Fine', mine: true }],
  ],
  ['Delete my post', [{ kind: 'item', item: { text: 'post' }, action: 'delete', mine: true }]],
  [
    'Report this post as spam',
    [{ kind: 'item', item: { text: 'post', shown: true }, action: 'report', value: 'spam' }],
  ],
  [
    'Start a new thread in Boats called "Paint" saying "Which?"',
    [
      {
        kind: 'click',
        target: { text: 'start thread' },
        opens: [{ text: 'name' }, { text: 'text' }],
        place: 'Boats',
      },
      {
        kind: 'fill',
        fields: [
          { field: { text: 'name' }, value: { from: 'text', text: 'Paint' } },
          { field: { text: 'text' }, value: { from: 'text', text: 'Which?' } },
        ],
      },
      { kind: 'submit' },
    ],
  ],
  [
    '3 adults and 1 child',
    [
      { kind: 'set', field: { text: 'adults' }, value: '3', control: 'count' },
      { kind: 'set', field: { text: 'child' }, value: '1', control: 'count' },
    ],
  ],
  ['Make it two Tiramisu', [{ kind: 'set', field: { text: 'Tiramisu' }, value: '2', control: 'count' }]],
  ['I want 3 Margheritas', [{ kind: 'set', field: { text: 'Margheritas' }, value: '3', control: 'count' }]],
  ['One more Diavola', [{ kind: 'set', field: { text: 'Diavola' }, value: '+1', by: 1, control: 'any' }]],
  ['One less Diavola', [{ kind: 'set', field: { text: 'Diavola' }, value: '−1', by: -1, control: 'any' }]],
  ['Add 3 of these to the cart', [{ kind: 'addToCart', what: { text: '' }, quantity: 3 }]],
  ['Stop sending me the newsletter', [{ kind: 'check', targets: [{ text: 'newsletter' }], on: false }]],
  ["Don't send me special offers", [{ kind: 'check', targets: [{ text: 'special offers' }], on: false }]],
  ['I do not want promotions', [{ kind: 'check', targets: [{ text: 'promotions' }], on: false }]],
  [
    "I don't want to receive marketing emails anymore",
    [{ kind: 'check', targets: [{ text: 'marketing emails' }], on: false }],
  ],
  [
    "Don't email me when someone mentions me",
    [{ kind: 'check', targets: [{ text: 'someone mentions me' }], on: false }],
  ],
  ['Next track', [{ kind: 'click', target: { text: 'next' } }]],
  ['Skip this song', [{ kind: 'click', target: { text: 'Skip song' }, verb: 'Skip' }]],
  [
    'Play at 1.5x speed',
    [{ kind: 'fill', fields: [{ field: { text: 'speed' }, value: { from: 'text', text: '1.5x' } }] }],
  ],
  [
    'Play it at double speed',
    [{ kind: 'fill', fields: [{ field: { text: 'speed' }, value: { from: 'text', text: '2x' } }] }],
  ],
  [
    'Go back two weeks',
    [
      { kind: 'click', target: { text: 'previous week' } },
      { kind: 'click', target: { text: 'previous week' } },
    ],
  ],
  ['Go forward a month', [{ kind: 'click', target: { text: 'next month' } }]],
  ['Follow everyone', [{ kind: 'item', item: { text: '', all: true }, action: 'follow' }]],
  [
    'Deactivate Otto Weiss',
    [{ kind: 'check', targets: [{ text: 'Otto Weiss' }], on: false, act: 'deactivate' }],
  ],
  [
    'Download all files',
    [{ kind: 'download', what: { text: 'files', all: true, roles: ['row', 'listitem'] } }],
  ],
  ['I want two factor authentication', [{ kind: 'other', text: 'I want two factor authentication' }]],
  ['Increase the quantity to 5', [{ kind: 'set', field: { text: 'quantity' }, value: '5', control: 'any' }]],
  ["Reset Lena Vogt's password", [{ kind: 'item', item: { text: 'Lena Vogt' }, action: 'reset password' }]],
  ['I forgot my password', [{ kind: 'click', target: { text: 'forgot password' } }]],
  ['Reset my password', [{ kind: 'click', target: { text: 'forgot password' } }]],
  ['I want 2 apricots', [{ kind: 'set', field: { text: 'apricots' }, value: '2', control: 'count' }]],
];
