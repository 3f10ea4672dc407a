// Numbers stand in sentences as the language of the messages writes them.
import { expect, test } from 'vitest';
import { plural, setMessages, t } from '../../../src/ui/i18n';
import { sayIn } from './say-in';

test('a number is written as the language of the messages writes it, a text as it is', () => {
  setMessages(sayIn('de'));
  expect(t('options_local_context', 4_096)).toContain('4.096');
  expect(t('options_local_context', '4096')).toContain('4096');
  expect(plural(12_000, 'steps_one', 'steps_other')).toContain('12.000');
  setMessages(sayIn('en'));
  expect(t('options_local_context', 4_096)).toContain('4,096');
});
