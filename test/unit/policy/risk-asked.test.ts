// Buttons whose own word is harmless, in dialogs that ask for a deed in that very word.
import { describe, expect, test } from 'vitest';
import { authorize } from '../../../src/policy/authorize';
import { riskOf } from '../../../src/policy/risk/risk';
import { callOf, context, target } from './gate-fixtures';

const click = callOf('dom.click');
const press = (label: string, words: string, more: object = {}) =>
  target({ role: 'button', label, context: `dialog “${words}”`, ...more });
const risk = (...args: Parameters<typeof press>) => riskOf(click, press(...args));

describe('a button does what its dialog asks for in its own word', () => {
  test.each([
    ['Close', 'Close account? You will no longer be able to sign in. Cancel Close', 'delete'],
    ['Close', 'Close account You will no longer be able to sign in. Cancel Close', 'delete'],
    ['Close', 'Are you sure you want to close your account? Cancel Close', 'delete'],
    ['Close', 'Close position? 12 BTC at market Cancel Close', 'order'],
    ['Clear', 'Clear chat history? Cancel Clear', 'delete'],
    ['Clear', 'Clear all messages · This chat is emptied for both of you. Cancel Clear', 'delete'],
    ['Go', 'Go live? Cancel Go', 'publish'],
    ['Close', 'Close account?', 'delete'],
    ['Close', 'Close Account? Cancel Close', 'delete'],
    ['Close', 'Close Account · All your data will be deleted. Cancel Close', 'delete'],
    ['Next', 'Send the invitation to 300 people Cancel Next', 'send'],
    ['Next', 'Transfer $500 to Anna on 12/5 Cancel Next', 'transfer'],
    ['Next', 'You will be charged today. Back Next', 'pay'],
    ['Leave', 'Leave group? You can come back later. Cancel Leave', 'cancel'],
    ['Schließen', 'Konto schließen? Abbrechen Schließen', 'delete'],
    ['Schließen', 'Konto wirklich schließen? Abbrechen Schließen', 'delete'],
    ['Schließen', 'Möchten Sie Ihr Konto schließen? Abbrechen Schließen', 'delete'],
    ['Schließen', 'Position schließen? 12 BTC zum Marktpreis Abbrechen Schließen', 'order'],
    ['Leeren', 'Chatverlauf leeren? Abbrechen Leeren', 'delete'],
    ['关闭', '关闭账户？ 取消 关闭', 'delete'],
    ['关闭', '确定要关闭账户吗？ 取消 关闭', 'delete'],
    ['清除', '清除聊天记录？ 取消 清除', 'delete'],
    ['下一步', '发送邀请给300人 取消 下一步', 'send'],
    ['Fermer', 'Fermer le compte ? Annuler Fermer', 'delete'],
    ['Cerrar', 'Cerrar la cuenta · No podrá entrar. Cancelar Cerrar', 'delete'],
  ])('“%s” in “%s”: %s', (label, words, kind) => {
    expect(risk(label, words)).toMatchObject({ irreversible: true, kind });
    const asked = authorize(click, context({ target: press(label, words), task: { namedByUser: true } }));
    expect(asked.decision).toBe('confirm');
  });

  test.each([
    ['Close', 'Close store? Nobody will be able to buy. Cancel Close'],
    ['Close', 'Close store · Your shop goes offline. Cancel Close'],
    ['Clear', 'Clear board? Cancel Clear'],
    ['Go', 'Go premium? Cancel Go'],
    ['Schließen', 'Shop schließen? Abbrechen Schließen'],
    ['关闭', '关闭店铺？ 取消 关闭'],
    ['Cancel', 'Cancel subscription? Keep it Cancel'],
    ['Close', 'Close ticket? Cancel Close'],
    ['Close', 'Close poll?'],
    ['Close', 'Close 3 tickets?'],
    ['Close', 'Close Ticket? Cancel Close'],
    ['Close', 'Do you want to close this ticket? No Close'],
    ['Next', 'Send money · Step 1 of 3: whom do you want to send it to? Back Next'],
    ['Next', 'Post your first message! Skip tour Next'],
    ['Next', 'Pay your bills here. Skip Next'],
    ['Next', 'Transfer funds. 2/5 Back Next'],
    ['Next', 'Transfer funds. 2 of 5 Next'],
    ['Next', 'Buy tickets. Choose date. Next'],
    ['Next', 'Book a table Date Time Guests Next'],
    ['Next', 'Send flowers to those you love wherever they are living in the whole wide world Next'],
    ['下一步', '发送消息给好友 跳过 下一步'],
  ])('what “%s” does in “%s” is not known: a model is asked, the user’s step is not', (label, words) => {
    expect(risk(label, words)).toMatchObject({ irreversible: false, known: false });
    const on = { target: press(label, words) };
    expect(authorize(click, context({ ...on, caller: 'model' })).decision).toBe('confirm');
    expect(authorize(click, context({ ...on, task: { namedByUser: true } })).decision).toBe('allow');
  });

  test.each([
    ['Close', 'What’s new · Boards can be shared now. Close'],
    ['Close', 'What’s new Boards can be shared now. Close'],
    ['Close', 'Close What’s new Boards can be shared now.'],
    ['Close', 'Close Delete this file? Cancel Delete'],
    ['Close', 'Close Are you sure you want to delete this file? Cancel Delete'],
    ['Close', 'Close dialog? Close'],
    ['Close', 'Close this window? Cancel Close'],
    ['Clear', 'Clear search? Cancel Clear'],
    ['Clear', 'Clear filters Cancel Clear'],
    ['Clear', 'Clear all filters? Cancel Clear'],
    ['Go', 'Go to cart? Cancel Go'],
    ['Next', 'Next steps · Here is what you can do. Next'],
    ['Next', 'Order details · Here is what you ordered. Next'],
    ['Cancel', 'Delete subscription? Cancel Delete'],
    ['Schließen', 'Neuigkeiten · Boards lassen sich jetzt teilen. Schließen'],
    ['Schließen', 'Neuigkeiten Schließen'],
    ['Schließen', 'Fenster schließen? Abbrechen Schließen'],
    ['关闭', '最新消息 · 看板可以共享了。 关闭'],
    ['关闭', '关闭窗口？ 取消 关闭'],
    ['Close', 'Close Get 10% off your first order! Sign up'],
    ['Close', 'Close Subscribe to our newsletter! Email'],
    ['Close', 'Close Subscribe to our newsletter! Email Close'],
    ['Close', 'Close Thank you! Your order was placed'],
    ['Close', 'Close Success! Item added to cart…'],
    ['Close', 'Close Need help? Call us'],
    ['Close', 'Close Need help? Call us Close'],
    ['Close', 'Close Your trial will be cancelled tomorrow. Renew'],
    ['关闭', '关闭 温馨提示！'],
    ['关闭', '关闭 温馨提示！ 关闭'],
    ['关闭', '关闭 需要帮助吗？'],
    ['Search', 'Search products · What do you look for? Search'],
  ])('“%s” in “%s” is known to be harmless', (label, words) => {
    expect(risk(label, words)).toMatchObject({ irreversible: false, known: true });
  });

  test('“Next” where there is something to fill in goes on to the next step', () => {
    const beside = { fields: [{ label: 'Message', value: 'Hi' }] };
    expect(risk('Next', 'Send the invitation to 300 people', { beside })).toMatchObject({
      irreversible: false,
      known: false,
    });
  });
});
