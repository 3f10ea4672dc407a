// Filling fields: one or several with their values, or a form with what a table says.
import { defineRule, reading } from './rule';

export const fillRules = [
  defineRule({
    name: 'fillFromTable',
    specificity: 90,
    // Every field, with what the page gives for its label.
    build: () =>
      reading(
        {
          kind: 'fill',
          fields: [
            {
              field: { text: '', roles: ['textbox'], all: true },
              value: { from: 'page', target: { text: '', all: true } },
            },
          ],
        },
        0.8,
      ),
  }),
];
