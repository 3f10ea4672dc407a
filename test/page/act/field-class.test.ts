import { expect, test } from 'vitest';
import { isSecretField } from '../../../src/page/accessible/secret-field';
import { fieldClassOf } from '../../../src/page/act/field-class';
import { $, render } from './stage';

test.each([
  ['<input name="login_passwd">', 'password'],
  ['<input name="pwd">', 'password'],
  ['<input id="userPassphrase">', 'password'],
  ['<input name="mdp">', 'password'],
  ['<label>密码 <input value="x"></label>', 'password'],
  ['<input aria-label="Contrasena" value="x">', 'password'],
  ['<input name="new_password">', 'newPassword'],
  ['<input type="password" aria-label="Repeat it">', 'newPassword'],
  ['<input name="otp_code">', 'oneTimeCode'],
  ['<input placeholder="验证码" value="1">', 'oneTimeCode'],
  ['<input aria-label="Código de verificación" value="1">', 'oneTimeCode'],
  ['<input name="cardCvc">', 'cardCode'],
  ['<input aria-label="Código de seguridad" value="1">', 'cardCode'],
  ['<input type="password" aria-label="Card verification code">', 'cardCode'],
  ['<input name="cardNum">', 'card'],
  ['<input autocomplete="new-password">', 'newPassword'],
  ['<input role="combobox" name="pwd" autocomplete="new-password">', 'password'],
  ['<input role="combobox" type="password" autocomplete="new-password">', 'newPassword'],
  ['<input placeholder="卡号" value="1">', 'card'],
  ['<input aria-label="Authenticator code" value="1">', 'oneTimeCode'],
  ['<input aria-label="2FA code" value="1">', 'oneTimeCode'],
  ['<input aria-label="Code from your authenticator app" value="1">', 'oneTimeCode'],
  ['<input aria-label="Prüfziffer" value="1">', 'cardCode'],
  ['<input aria-label="Card verification" value="1">', 'cardCode'],
  ['<input aria-label="Cryptogramme" value="1">', 'cardCode'],
])('what perception hides, acting knows for what it is: %s', (html, kind) => {
  render(html);
  expect([isSecretField($('input')), fieldClassOf($('input'))]).toEqual([true, kind]);
});

test.each([
  ['<input aria-label="Credit card">', 'card'],
  ['<input aria-label="2FA">', 'oneTimeCode'],
  ['<input aria-label="CID">', 'cardCode'],
  ['<input aria-label="Security code from your app">', 'oneTimeCode'],
  ['<input aria-label="Passenger">', 'plain'],
  ['<input name="secretary">', 'plain'],
  ['<select aria-label="Security code"></select>', 'plain'],
  ['<input type="checkbox" aria-label="Show password">', undefined],
])('and more, and what is none: %s', (html, kind) => {
  render(html);
  expect(fieldClassOf($('input, select'))).toBe(kind);
});

test('a field in which something is chosen holds no secret though it keeps the browser from suggesting', () => {
  render('<input role="combobox" aria-label="Country" autocomplete="new-password" value="Denmark">');
  expect([isSecretField($('input')), fieldClassOf($('input'))]).toEqual([false, 'plain']);
});
