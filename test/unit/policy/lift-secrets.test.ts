import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { liftSecrets } from '../../../src/policy/secrets/lift-secrets';

function lift(goal: string) {
  let n = 0;
  const { text, secrets } = liftSecrets(goal, () => `secret:test-${++n}`);
  return { text, values: secrets.map((secret) => secret.value), classes: secrets.map((s) => s.class) };
}

const LIFTED: Array<[goal: string, text: string, values: string[]]> = [
  [
    'Enter the username "kiele" and the password "M4Q" into the text fields and press login.',
    'Enter the username "kiele" and the password "secret:test-1" into the text fields and press login.',
    ['M4Q'],
  ],
  [
    'Enter the password "Dp" into both text fields and press submit.',
    'Enter the password "secret:test-1" into both text fields and press submit.',
    ['Dp'],
  ],
  ['Log in as mara, password: s3cret!x', 'Log in as mara, password: secret:test-1', ['s3cret!x']],
  ['Log in as mara with password hunter2.', 'Log in as mara with password secret:test-1.', ['hunter2']],
  [
    'log in with user mara and password sesame',
    'log in with user mara and password secret:test-1',
    ['sesame'],
  ],
  ['pw: x', 'pw: secret:test-1', ['x']],
  ['my password is: hunter2', 'my password is: secret:test-1', ['hunter2']],
  ['The password is : sesame', 'The password is : secret:test-1', ['sesame']],
  ['Set the password as: sesame', 'Set the password as: secret:test-1', ['sesame']],
  ['Change my password to: sesame', 'Change my password to: secret:test-1', ['sesame']],
  ['The password was: sesame', 'The password was: secret:test-1', ['sesame']],
  ['my password for the shop is: hunter2', 'my password for the shop is: secret:test-1', ['hunter2']],
  ['Das Passwort ist: sesam', 'Das Passwort ist: secret:test-1', ['sesam']],
  ['Mein Passwort lautet: sesam', 'Mein Passwort lautet: secret:test-1', ['sesam']],
  ['la contraseña es: sesamo', 'la contraseña es: secret:test-1', ['sesamo']],
  ['le mot de passe est : azerty', 'le mot de passe est : secret:test-1', ['azerty']],
  ['密码是: hunter2', '密码是: secret:test-1', ['hunter2']],
  ['密码是：hunter2', '密码是：secret:test-1', ['hunter2']],
  ['密码是：天王盖地虎', '密码是：secret:test-1', ['天王盖地虎']],
  ['my pin is: 1234', 'my pin is: secret:test-1', ['1234']],
  ['PIN is: 4711', 'PIN is: secret:test-1', ['4711']],
  ['cvv is: 123', 'cvv is: secret:test-1', ['123']],
  ['card code is: 123', 'card code is: secret:test-1', ['123']],
  ['the code is: 123456', 'the code is: secret:test-1', ['123456']],
  ['OTP is: 123456', 'OTP is: secret:test-1', ['123456']],
  ['验证码是：123456', '验证码是：secret:test-1', ['123456']],
  ['Use my password hunter2: log in', 'Use my password secret:test-1: log in', ['hunter2']],
  ['Set the password to hunter2', 'Set the password to secret:test-1', ['hunter2']],
  ['Change my password to sesame and save', 'Change my password to secret:test-1 and save', ['sesame']],
  [
    'Fill username with bob and password with hunter2',
    'Fill username with bob and password with secret:test-1',
    ['hunter2'],
  ],
  [
    'Change my password from hunter1 to sesame',
    'Change my password from secret:test-1 to secret:test-2',
    ['hunter1', 'sesame'],
  ],
  ['Type hunter2 into the password field', 'Type secret:test-1 into the password field', ['hunter2']],
  ['Enter sesame as my new password', 'Enter secret:test-1 as my new password', ['sesame']],
  [
    'Type admin in username and hunter2 in password',
    'Type admin in username and secret:test-1 in password',
    ['hunter2'],
  ],
  ['Set the PIN to 1234', 'Set the PIN to secret:test-1', ['1234']],
  ['Enter 1234 as the PIN', 'Enter secret:test-1 as the PIN', ['1234']],
  ['Enter 123 as the CVV', 'Enter secret:test-1 as the CVV', ['123']],
  ['Fülle Passwort mit hunter2 aus', 'Fülle Passwort mit secret:test-1 aus', ['hunter2']],
  [
    'Ändere das Passwort von hunter1 auf hunter2',
    'Ändere das Passwort von secret:test-1 auf secret:test-2',
    ['hunter1', 'hunter2'],
  ],
  ['Gib hunter2 als Passwort ein', 'Gib secret:test-1 als Passwort ein', ['hunter2']],
  ['密码填hunter2', '密码填secret:test-1', ['hunter2']],
  ['使用密码hunter2登录', '使用密码secret:test-1登录', ['hunter2']],
  ['卡号4111 1111 1111 1111付款', '卡号secret:test-1付款', ['4111 1111 1111 1111']],
  ['卡号４１１１１１１１１１１１１１１１', '卡号secret:test-1', ['４１１１１１１１１１１１１１１１']],
  [
    'The password for my account is Sommer2024!',
    'The password for my account is secret:test-1',
    ['Sommer2024!'],
  ],
  ['my password for the shop is hunter2', 'my password for the shop is secret:test-1', ['hunter2']],
  ['password for mara: hunter2', 'password for mara: secret:test-1', ['hunter2']],
  ['Kennwort für mara: hunter2', 'Kennwort für mara: secret:test-1', ['hunter2']],
  [
    'Das Passwort für den Account ist Sommer24',
    'Das Passwort für den Account ist secret:test-1',
    ['Sommer24'],
  ],
  ['user mara pass sesame7', 'user mara pass secret:test-1', ['sesame7']],
  [
    'Card 4111 1111 1111 1111 12/26 123',
    'Card secret:test-1 12/26 secret:test-2',
    ['4111 1111 1111 1111', '123'],
  ],
  ['4111 1111 1111 1111 – 123', 'secret:test-1 – 123', ['4111 1111 1111 1111']],
  ['pass: sesame7', 'pass: secret:test-1', ['sesame7']],
  ['Melde dich mit dem Passwort geheim an', 'Melde dich mit dem Passwort secret:test-1 an', ['geheim']],
  ['Logge dich mit meinem Passwort sesam an', 'Logge dich mit meinem Passwort secret:test-1 an', ['sesam']],
  ['Connecte-toi avec le mot de passe azerty', 'Connecte-toi avec le mot de passe secret:test-1', ['azerty']],
  ['Entra con la contraseña clave', 'Entra con la contraseña secret:test-1', ['clave']],
  ['Username/password: anna / hunter2', 'Username/password: anna / secret:test-1', ['hunter2']],
  ['user/pass: anna/hunter2', 'user/pass: anna/secret:test-1', ['hunter2']],
  ['login and password: anna hunter2', 'login and password: anna secret:test-1', ['hunter2']],
  [
    'username and password are anna and hunter2',
    'username and password are anna and secret:test-1',
    ['hunter2'],
  ],
  [
    'my password is correct horse battery staple',
    'my password is secret:test-1',
    ['correct horse battery staple'],
  ],
  [
    'Password: purple monkey dishwasher, then log in',
    'Password: secret:test-1, then log in',
    ['purple monkey dishwasher'],
  ],
  [
    'my password is purple monkey dishwasher and open the inbox',
    'my password is secret:test-1 and open the inbox',
    ['purple monkey dishwasher'],
  ],
  ["my password's hunter2", "my password's secret:test-1", ['hunter2']],
  ['the password will be hunter2', 'the password will be secret:test-1', ['hunter2']],
  ['The password should be hunter2', 'The password should be secret:test-1', ['hunter2']],
  ['my password is sesame please log me in', 'my password is secret:test-1 please log me in', ['sesame']],
  ['passwd hunter2', 'passwd secret:test-1', ['hunter2']],
  ['Log in with my password (hunter2)', 'Log in with my password (secret:test-1)', ['hunter2']],
  ['Meine TAN lautet 123456', 'Meine TAN lautet secret:test-1', ['123456']],
  ['my PIN is 12 34', 'my PIN is secret:test-1', ['12 34']],
  ['密码是hunter2然后点击登录', '密码是secret:test-1然后点击登录', ['hunter2']],
  ['在密码框输入hunter2', '在密码框输入secret:test-1', ['hunter2']],
  ['把hunter2填到密码框', '把secret:test-1填到密码框', ['hunter2']],
  ['把密码从hunter1改成hunter2', '把密码从secret:test-1改成secret:test-2', ['hunter1', 'hunter2']],
  ['My password is Corr3ct-Horse, log me in', 'My password is secret:test-1, log me in', ['Corr3ct-Horse']],
  ['Type "abc" into the password field', 'Type "secret:test-1" into the password field', ['abc']],
  [
    'Melde mich mit dem Passwort "Geheim 1" an',
    'Melde mich mit dem Passwort "secret:test-1" an',
    ['Geheim 1'],
  ],
  ['Mein Kennwort ist Blume7', 'Mein Kennwort ist secret:test-1', ['Blume7']],
  ['用用户名 mara 和密码 abc123 登录', '用用户名 mara 和密码 secret:test-1 登录', ['abc123']],
  ['密码是“天王盖地虎”，请登录', '密码是“secret:test-1”，请登录', ['天王盖地虎']],
  ['Pay with 4111 1111 1111 1111 please', 'Pay with secret:test-1 please', ['4111 1111 1111 1111']],
  [
    'Card 4111111111111111, expiry 12/30, CVV 123',
    'Card secret:test-1, expiry 12/30, CVV secret:test-2',
    ['4111111111111111', '123'],
  ],
  ['Enter the code 482913', 'Enter the code secret:test-1', ['482913']],
  ['The verification code is 4829', 'The verification code is secret:test-1', ['4829']],
  ['Use API key sk-abcdefghijklmnop1234', 'Use API key secret:test-1', ['sk-abcdefghijklmnop1234']],
  [
    'Set header to Bearer abcdefghij0123456789',
    'Set header to Bearer secret:test-1',
    ['abcdefghij0123456789'],
  ],
  ['paste Zx81kQ0pLm7Tn3Vb9Rw2', 'paste secret:test-1', ['Zx81kQ0pLm7Tn3Vb9Rw2']],
  [
    'Set the password to "aB3" and confirm with "aB3"',
    'Set the password to "secret:test-1" and confirm with "secret:test-1"',
    ['aB3'],
  ],
  ['Open https://mara:hunter2@example.com/', 'Open https://mara:secret:test-1@example.com/', ['hunter2']],
  ['password “weiß nicht” benutzen', 'password “secret:test-1” benutzen', ['weiß nicht']],
];

const KEPT = [
  'Enter "Lyda" into the text field and press Submit.',
  'Click the "Show password" button',
  'Click the forgot password link',
  'Click on the password field',
  'Reset my password',
  'Reset the password (optional)',
  'Password (8+ characters)',
  '密码（8位）',
  'Reset the password for my account: go to settings',
  'Check whether the password for Anna is still valid',
  'Boarding pass: print it',
  'Ski pass: 3 days',
  'User guide pass rate',
  'Pin 12 34 Main Street on the map',
  'Pass the exam A12345',
  'Is the password for my account safe?',
  'Change my password then log out',
  'Open the password manager',
  'Read the password rules: they are new',
  'my password is:',
  'my password is wrong',
  'my password is not working at all',
  'my password is correct',
  'My password was changed yesterday',
  'The password should be 12 characters long',
  'The password must be changed',
  "My password's strength is low",
  'Username and password are required to log in',
  'username and password are case sensitive',
  'Gib das Passwort ein',
  'Clique sur mot de passe oublié',
  'password: ****',
  'Download invoice 20240312000017',
  'Search for postal code 123456',
  'Enter the zip code 90210',
  'Apply promo code 12345678',
  'Open order 8841-22931',
  'Go to https://example.com/p/AbCdEf1234567890GhIjKl?x=1',
  'Open record 3f2a0c1e-5b7d-4e6f-8a9b-0c1d2e3f4a5b',
  'Find the article some-very-long-slug-about-2024-things',
  'Select 12 March 2025 in the calendar',
  'Passwort vergessen anklicken',
  '点击忘记密码',
  'Click the password tab, then close it',
  'Log in with username and password to continue',
  'Send the password to bob@example.com',
  'Type it into the password field',
  'Update the password policy to strict mode',
  'Enter 2024 as the year',
  'Change the language from English to German',
  '点击密码框',
  '把验证方式改成密码登录',
];

/** What stands behind it, and is part of it or not. */
const MARKS: typeof LIFTED = [
  ['change password to Hunter2!', 'change password to secret:test-1', ['Hunter2!']],
  ['Ändere das Passwort auf geheim9!', 'Ändere das Passwort auf secret:test-1', ['geheim9!']],
  ['把密码改成Hunter2!', '把密码改成secret:test-1', ['Hunter2!']],
  ['change password to Hunter2!.', 'change password to secret:test-1.', ['Hunter2!']],
  ['Type Pa$$w0rd! in the Password field', 'Type secret:test-1 in the Password field', ['Pa$$w0rd!']],
  ['Type Pa$$w0rd. in the Password field', 'Type secret:test-1 in the Password field', ['Pa$$w0rd.']],
  [
    'New password: Hunter2!, repeat: Hunter2!',
    'New password: secret:test-1, repeat: secret:test-1',
    ['Hunter2!'],
  ],
  ['Log in (password: hunter2x)', 'Log in (password: secret:test-1)', ['hunter2x']],
  ['Log in (password: Hunter2!).', 'Log in (password: secret:test-1).', ['Hunter2!']],
  ['Log in (password: hunter2x), then go on', 'Log in (password: secret:test-1), then go on', ['hunter2x']],
  ['my password is hunter2:)', 'my password is secret:test-1', ['hunter2:)']],
  ['is my password hunter2?', 'is my password secret:test-1?', ['hunter2']],
  ['Ist mein Passwort Blume7?', 'Ist mein Passwort secret:test-1?', ['Blume7']],
  ['Could you set my password to Hunter2!?', 'Could you set my password to secret:test-1?', ['Hunter2!']],
  ...[
    'Could you open shop.example and log in with password hunter2?',
    'Please could you open shop.example and log in with password hunter2?',
    'And can you log in to a.test/x?y=1 with password hunter2?',
    'Bitte kannst du shop.example öffnen und dich mit Passwort hunter2 anmelden, oder ist das Passwort hunter2?',
    'Würdest du shop.example mit dem Passwort hunter2?',
    'Peux-tu ouvrir shop.example avec le mot de passe hunter2?',
    'Pouvez-vous ouvrir shop.example avec le mot de passe hunter2?',
    '¿Puedes abrir shop.example con la contraseña hunter2?',
    '¿Podrías abrir shop.example con la contraseña hunter2?',
    '能不能打开shop.example用密码hunter2?',
  ].map((goal): (typeof LIFTED)[number] => [goal, goal.replaceAll('hunter2', 'secret:test-1'), ['hunter2']]),
  [
    'Can you help? Log in with password Hunter2?',
    'Can you help? Log in with password secret:test-1',
    ['Hunter2?'],
  ],
  ['my password is hunter2?', 'my password is secret:test-1', ['hunter2?']],
  ['my password is sesame!', 'my password is secret:test-1!', ['sesame']],
  [
    'Log in with password hunter2. Then open it',
    'Log in with password secret:test-1. Then open it',
    ['hunter2'],
  ],
];

/** Without "is" or a colon. */
const IN_PASSING: typeof LIFTED = [
  ['Password - Hunter2!', 'Password - secret:test-1', ['Hunter2!']],
  ['Passwort – geheim9', 'Passwort – secret:test-1', ['geheim9']],
  ['Password → Hunter2!', 'Password → secret:test-1', ['Hunter2!']],
  ['Password => hunter2x, then go on', 'Password => secret:test-1, then go on', ['hunter2x']],
  ['密码 → hunter2x', '密码 → secret:test-1', ['hunter2x']],
  ['with the password, hunter2x, log in', 'with the password, secret:test-1, log in', ['hunter2x']],
  ['Mit dem Passwort, geheim9, anmelden', 'Mit dem Passwort, secret:test-1, anmelden', ['geheim9']],
  ['用密码，hunter2x，登录', '用密码，secret:test-1，登录', ['hunter2x']],
  ['log in as bob.smith/hunter2x', 'log in as bob.smith/secret:test-1', ['hunter2x']],
  ['login: bob.smith / hunter2x', 'login: bob.smith / secret:test-1', ['hunter2x']],
  ['login: bob@a.test/hunter2x', 'login: bob@a.test/secret:test-1', ['hunter2x']],
  [
    'set the password for the wifi to Hunter2!',
    'set the password for the wifi to secret:test-1',
    ['Hunter2!'],
  ],
  [
    'Setze das Passwort für das WLAN auf geheim9',
    'Setze das Passwort für das WLAN auf secret:test-1',
    ['geheim9'],
  ],
  ['password bob Hunter2!', 'password bob secret:test-1', ['Hunter2!']],
  ['my pass is Hunter2!', 'my pass is secret:test-1', ['Hunter2!']],
  ['log in with pass hunter2x', 'log in with pass secret:test-1', ['hunter2x']],
  ['log in as bob / hunter2x', 'log in as bob / secret:test-1', ['hunter2x']],
  [
    'log in as bob/hunter2x and open the inbox',
    'log in as bob/secret:test-1 and open the inbox',
    ['hunter2x'],
  ],
  ['sign in as bob with hunter2x', 'sign in as bob with secret:test-1', ['hunter2x']],
  ['log in with username bob / hunter2x', 'log in with username bob / secret:test-1', ['hunter2x']],
  ['Use pass: Hunter2!', 'Use pass: secret:test-1', ['Hunter2!']],
  ['Passwort für bob auf geheim9 setzen', 'Passwort für bob auf secret:test-1 setzen', ['geheim9']],
  ['my password is (hunter2)', 'my password is (secret:test-1)', ['hunter2']],
  ['log me in (bob / hunter2x)', 'log me in (bob / secret:test-1)', ['hunter2x']],
  ['log in with bob:hunter2x', 'log in with bob:secret:test-1', ['hunter2x']],
  ['log in to my shop as bob / hunter2x', 'log in to my shop as bob / secret:test-1', ['hunter2x']],
  [
    'sign in with bob@example.com and hunter2x',
    'sign in with bob@example.com and secret:test-1',
    ['hunter2x'],
  ],
  ['Melde dich mit bob und geheim9 an', 'Melde dich mit bob und secret:test-1 an', ['geheim9']],
  ['Logge mich als bob / geheim9 ein', 'Logge mich als bob / secret:test-1 ein', ['geheim9']],
  ['Anmelden als bob / geheim9!', 'Anmelden als bob / secret:test-1', ['geheim9!']],
  ['用 bob 和 hunter2x 登录', '用 bob 和 secret:test-1 登录', ['hunter2x']],
  ['用bob/hunter2x登录', '用bob/secret:test-1登录', ['hunter2x']],
  ['登录：bob / hunter2x', '登录：bob / secret:test-1', ['hunter2x']],
  ['passphrase is open sesame now', 'passphrase is secret:test-1 now', ['open sesame']],
  [
    'My passphrase: open the gate, then log in',
    'My passphrase: secret:test-1, then log in',
    ['open the gate'],
  ],
  ['Die Passphrase lautet offne dich sesam', 'Die Passphrase lautet secret:test-1', ['offne dich sesam']],
];

/** By the field that it goes into, and around verbs. */
const IN_FIELDS: typeof LIFTED = [
  ['In the Password field, type hunter2', 'In the Password field, type secret:test-1', ['hunter2']],
  ['In the Password field, type "hunter 2"', 'In the Password field, type "secret:test-1"', ['hunter 2']],
  ['In the password field, type sesame', 'In the password field, type secret:test-1', ['sesame']],
  [
    'In the password box enter purple monkey dishwasher and log in',
    'In the password box enter secret:test-1 and log in',
    ['purple monkey dishwasher'],
  ],
  ['Type "hunter2" into the field Password', 'Type "secret:test-1" into the field Password', ['hunter2']],
  ['Type hunter2 into the field “Password”', 'Type secret:test-1 into the field “Password”', ['hunter2']],
  ['Put hunter2 into the password field', 'Put secret:test-1 into the password field', ['hunter2']],
  ['In the field "Password" enter hunter2', 'In the field "Password" enter secret:test-1', ['hunter2']],
  ['User: anna Pass: hunter2', 'User: anna Pass: secret:test-1', ['hunter2']],
  ['User: anna\nPass: hunter2', 'User: anna\nPass: secret:test-1', ['hunter2']],
  ['Trage geheim123 ins Passwortfeld ein', 'Trage secret:test-1 ins Passwortfeld ein', ['geheim123']],
  ['Tippe geheim123 in das Passwort-Feld', 'Tippe secret:test-1 in das Passwort-Feld', ['geheim123']],
  ['Gib in das Feld „Passwort“ geheim123 ein', 'Gib in das Feld „Passwort“ secret:test-1 ein', ['geheim123']],
  [
    'Trage im Passwortfeld „Mein Geheimnis“ ein',
    'Trage im Passwortfeld „secret:test-1“ ein',
    ['Mein Geheimnis'],
  ],
  ['Gib als Passwort geheim! ein', 'Gib als Passwort secret:test-1 ein', ['geheim!']],
  ['Das Passwort soll geheim123 sein', 'Das Passwort soll secret:test-1 sein', ['geheim123']],
  ['Zugangsdaten: anna / Sommer2024!', 'Zugangsdaten: anna / secret:test-1', ['Sommer2024!']],
  ['Credentials: anna / Sommer2024!', 'Credentials: anna / secret:test-1', ['Sommer2024!']],
  ['在“密码”框中输入 abc12345', '在“密码”框中输入 secret:test-1', ['abc12345']],
  ['在密码输入框中输入abc12345', '在密码输入框中输入secret:test-1', ['abc12345']],
];

const CODES: typeof LIFTED = [
  ['Enter 482913 as the verification code', 'Enter secret:test-1 as the verification code', ['482913']],
  [
    'Enter 482913 in the verification code field',
    'Enter secret:test-1 in the verification code field',
    ['482913'],
  ],
  ['Type 4829 into the field "SMS code"', 'Type secret:test-1 into the field "SMS code"', ['4829']],
  ['Gib 482913 als TAN ein', 'Gib secret:test-1 als TAN ein', ['482913']],
  ['请输入验证码482913', '请输入验证码secret:test-1', ['482913']],
  ['请输入验证码482913登录', '请输入验证码secret:test-1登录', ['482913']],
  ['在验证码框中输入482913', '在验证码框中输入secret:test-1', ['482913']],
  ['输入482913作为验证码', '输入secret:test-1作为验证码', ['482913']],
  ['我收到的验证码是482913', '我收到的验证码是secret:test-1', ['482913']],
  ['输入安全码123', '输入安全码secret:test-1', ['123']],
  ['2FA 482913', '2FA secret:test-1', ['482913']],
  ['The code I got is 482913', 'The code I got is secret:test-1', ['482913']],
  ['The code from the SMS is 4829', 'The code from the SMS is secret:test-1', ['4829']],
  [
    'Der Code, den ich bekommen habe, ist 482913',
    'Der Code, den ich bekommen habe, ist secret:test-1',
    ['482913'],
  ],
  ['PIN eingeben: 4711', 'PIN eingeben: secret:test-1', ['4711']],
  ['Meine Geheimzahl ist 4711', 'Meine Geheimzahl ist secret:test-1', ['4711']],
  ['输入PIN码4711', '输入PIN码secret:test-1', ['4711']],
  ['4111 1111 1111 1111, 12/27, 123', 'secret:test-1, 12/27, secret:test-2', ['4111 1111 1111 1111', '123']],
  [
    'Pay with 4111 1111 1111 1111 exp 12/2027 123.',
    'Pay with secret:test-1 exp 12/2027 secret:test-2.',
    ['4111 1111 1111 1111', '123'],
  ],
];

const KEYS: typeof LIFTED = [
  ['my recovery code is ABCD-EFGH', 'my recovery code is secret:test-1', ['ABCD-EFGH']],
  ['backup code 1234-5678', 'backup code secret:test-1', ['1234-5678']],
  [
    'Mein Wiederherstellungscode lautet AB12-CD34',
    'Mein Wiederherstellungscode lautet secret:test-1',
    ['AB12-CD34'],
  ],
  [
    'seed phrase: apple banana cherry dog eagle fox grape hat ice jam kite lemon',
    'seed phrase: secret:test-1',
    ['apple banana cherry dog eagle fox grape hat ice jam kite lemon'],
  ],
  ['seed phrase: apple banana cherry', 'seed phrase: secret:test-1', ['apple banana cherry']],
  ['my API key is abcdef123456', 'my API key is secret:test-1', ['abcdef123456']],
  ['Use the API key abcdef123456 there', 'Use the API key secret:test-1 there', ['abcdef123456']],
  ['client_secret=abcdef123456', 'client_secret=secret:test-1', ['abcdef123456']],
  ['DB_PASSWORD=sesame7', 'DB_PASSWORD=secret:test-1', ['sesame7']],
  [
    `private key 0x${'4c0883a69102937d'.repeat(4)}`,
    'private key secret:test-1',
    [`0x${'4c0883a69102937d'.repeat(4)}`],
  ],
  [
    'AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    'AWS_SECRET_ACCESS_KEY=secret:test-1',
    ['wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'],
  ],
  ['Authorization: Basic YW5uYTpodW50ZXIy', 'Authorization: Basic secret:test-1', ['YW5uYTpodW50ZXIy']],
  [
    'Paste -----BEGIN PRIVATE KEY-----\nMIIEvQ\n-----END PRIVATE KEY----- there',
    'Paste secret:test-1 there',
    ['-----BEGIN PRIVATE KEY-----\nMIIEvQ\n-----END PRIVATE KEY-----'],
  ],
];

const KEPT_BESIDE_FIELDS = [
  'In the password field type something',
  'In the password field, type your birthday',
  'In the password field press Enter',
  'In the password field enter it again',
  'In the password settings, use the new layout and save',
  'In the field "Password hint" enter my first dog',
  'Das Passwort soll sicher sein',
  'Das Passwort soll geändert werden',
  'Das Passwort soll 12 Zeichen haben',
  'Klicke auf das Passwortfeld',
  'Klicke in das Passwort-Feld und warte',
  'Gib im Passwortfeld nichts ein',
  'Trage dich in die Liste ein',
  'Put the password on the list',
  'Zugangsdaten: Seite 2 öffnen',
  'Credentials: click / tap',
  '点击“密码”框',
  'Enter 4829 as the product code',
  'Enter 482913 as the postal code',
  'The product code I got is 482913',
  'The code from the catalogue is 482913',
  'Set the colour to 5000 in tan',
  '2FA settings',
  'Enter 5 in the code field',
  '商品代码482913',
  'Pay 250 to Anna, 12/27, 123',
  'Delete the API key production-2024',
  'Rename the API key to staging',
  'API key: required',
  'Create an API key and copy it',
  'Open https://a.test/x?token=abcdef123&client_secret=abcdef123456',
  'Open the page for the recovery code',
  'Show my backup codes',
  'backup code settings',
  'Download the backup key file',
  'seed phrase: write it down on paper and keep it',
  'Search for seed phrase backup ideas',
  'Buy seed words card game',
  'sort_key=created',
  'Send 250 euros to DE89 3704 0044 0532 0130 00',
  'My social security number is 123-45-6789',
];

const KEPT_IN_PASSING = [
  'sign in with Google and Facebook',
  'sign in with Google and OAuth2',
  'sign in as admin with OAuth2',
  'log in as bob / admin panel',
  'log in as bob / admin2 panel',
  'log in as bob and open order4711',
  'log in as bob and open page 2',
  'log in with https://a.test/path2',
  'log in at a.test:8080/path2',
  'sign in with bob@example.com and bob@example2.com',
  'Melde dich mit Google und Facebook an',
  'Melde dich mit bob an und öffne Seite2',
  '用微信和支付宝登录',
  '登录后打开 page/part2',
  'Password - 12 characters',
  'Forgot password - step 2',
  'Password – 2FA setup',
  'Password → Settings',
  'with username, password, 2FA',
  'with the password, then go to page2',
  'Send the password for the wifi to bob2',
  'Reset the password for bob to the old one',
  'my pass is 12 days long',
  'my pass is valid until May',
  'go with my pass to gate4',
  'passphrase is not stored here',
  'the passphrase is required to log in',
  'passphrase is case sensitive',
  'password user bob2',
  'Search for password hashing sha256',
  'Search for password grant OAuth2',
  'change my password in Settings>Security',
  'change my password under Account&Security',
  'change the password on Page_2 then go on',
  'Ändere das Passwort unter Konto&Sicherheit2',
  'open the password manager KeePass2.0 and wait',
  'find the password manager Bitwarden-2024, install it',
  'login: example.com/login?x=1',
  'login: www.example.com:8080/Login1',
  '登录 example.com/login?x=1',
  '登录taobao.com/member1，然后打开订单',
  '登录192.168.1.1/cgi_bin',
  'sign in with Google and Facebook1',
  '用google和facebook1登录',
  'log in to AWS with SSO/SAML2',
];

describe('liftSecrets', () => {
  test.each(MARKS)('what is written behind it belongs to it or not: %s', (goal, text, values) => {
    expect(lift(goal)).toMatchObject({ text, values });
  });

  test.each(IN_PASSING)('lifts what is said in passing: %s', (goal, text, values) => {
    expect(lift(goal)).toMatchObject({ text, values });
  });

  test.each(KEPT_IN_PASSING)('takes for no password: %s', (goal) => {
    expect(lift(goal)).toEqual({ text: goal, values: [], classes: [] });
  });

  test.each([...IN_FIELDS, ...CODES, ...KEYS])(
    'lifts what goes into a field, codes and keys: %s',
    (goal, text, values) => {
      expect(lift(goal)).toMatchObject({ text, values });
    },
  );

  test.each(KEPT_BESIDE_FIELDS)('leaves what is said beside fields, codes and keys: %s', (goal) => {
    expect(lift(goal)).toEqual({ text: goal, values: [], classes: [] });
  });

  test.each(LIFTED)('lifts from: %s', (goal, text, values) => {
    expect(lift(goal)).toMatchObject({ text, values });
  });

  test.each(KEPT)('leaves alone: %s', (goal) => {
    expect(lift(goal)).toEqual({ text: goal, values: [], classes: [] });
  });

  test('a lifted goal holds nothing more to lift', () => {
    for (const [goal] of [...LIFTED, ...MARKS, ...IN_PASSING, ...IN_FIELDS, ...CODES, ...KEYS]) {
      const once = lift(goal).text;
      expect(lift(once).text).toBe(once);
    }
  });

  test('tells what each secret is for', () => {
    expect(lift('Card 4111111111111111, CVV 123, password "x1y2"').classes).toEqual([
      'card',
      'cardCode',
      'password',
    ]);
  });

  test('a quoted password never stays in the text, whatever it is', () => {
    fc.assert(
      fc.property(
        fc
          .string({ minLength: 1, maxLength: 30 })
          .filter((s) => !/["“”„«»「」『』\n]/.test(s) && s.trim() !== ''),
        (value) => {
          const { text, values } = lift(`Log in with the password "${value}" please`);
          expect(values).toContain(value);
          expect(text).toMatch(/^Log in with the password "secret:test-\d+" please$/);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('what is lifted without quotes has a letter or a digit, and no colon behind it', () => {
    const some = fc.constantFrom(
      'is',
      ':',
      '：',
      'as',
      'to',
      'was',
      '是',
      'ist',
      'lautet',
      '=',
      '-',
      'x1',
      'ab',
    );
    const parts = fc.array(fc.tuple(some, fc.constantFrom('', ' ')), { maxLength: 7 });
    const word = fc.constantFrom(
      'my password',
      'Passwort',
      '密码',
      'mot de passe',
      'PIN',
      'the code',
      'pass',
    );
    fc.assert(
      fc.property(word, parts, (begins, rest) => {
        const { values } = lift(`${begins} ${rest.flat().join('')}`);
        for (const value of values) {
          expect(value).toMatch(/[\p{L}\p{N}]/u);
          expect(value).not.toMatch(/[:：]$/u);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('never throws and keeps the length bounded, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (goal) => {
        expect(lift(goal).text.length).toBeLessThan(goal.length + 4_000);
      }),
      { numRuns: 300 },
    );
  });

  // A pattern that tries them in every way would not come back before the test is given up.
  test.each([
    'password ',
    'password is ',
    '密码是 ',
    'pin is ',
    'user and password are ',
    'password is ab cd ',
    '1 ',
    '"',
    'a',
    'code 1',
    'Ab1',
    ' ',
    'token\t',
    'log in as bob / ',
    'set a password for b to ',
    'passphrase is ab cd ',
    'log in to a ',
    '用a和',
    'password a1b2) ,is ',
    ',is . password a1b2) ',
    'in the password type a ',
    'the code i got ',
    'api key is ',
    'a_secret_',
    'seed phrase ab ',
    'user: a ',
    '验证码框',
    '-----BEGIN PRIVATE KEY-----',
  ])('reads 20,000 hostile characters: %j', (part) => {
    expect(lift(`token${part.repeat(20_000 / part.length)}x`).text).not.toBe('');
  });
});
