// What an address says that opening it does, however it is spelled.
import { describe, expect, test } from 'vitest';
import { authorize } from '../../../src/policy/authorize';
import { riskOf } from '../../../src/policy/risk/risk';
import { A, callOf, context, form, target } from './gate-fixtures';

const click = callOf('dom.click');
const go = (path: string) => callOf('tabs.navigate', { url: `${A}${path}` });
const link = (path: string) => target({ role: 'link', label: 'Details', href: `${A}${path}` });

const byModel = (path: string) => [
  authorize(go(path), context({ caller: 'model', target: null })).decision,
  authorize(click, context({ caller: 'model', target: link(path) })).decision,
];

describe('an address that does something', () => {
  test.each([
    // However it is spelled.
    '/items/5/%64elete',
    '/items/5/%2564elete',
    '/items/5/ｄｅｌｅｔｅ',
    '/log%6Fut',
    '/pa%79?to=9',
    '/items/5/delete%20',
    '/items/5;delete',
    '/items/deleteItem?id=5',
    '/Items/DeleteItem/5',
    '/deleteUser/5',
    '/doDelete?id=5',
    '/ajaxDeleteItem?id=5',
    '/#/items/5/d%65lete',
    '/#items/5/delete',
    '/%23/items/5/delete',
    '/eintraege/5/l%C3%B6schen',
    '/%E5%88%A0%E9%99%A4?id=5',
    // Deeds by other words.
    '/items/5/trash',
    '/wp-admin/post.php?post=5&action=trash',
    '/goform/factoryReset',
    '/reboot.cgi',
    '/users/5/ban',
    '/users/anna/ban',
    '/banUser/5',
    '/orders/77/place',
    '/issues/5/close',
    '/settings/email?set=eve@b.test',
    '/billing/upgrade?plan=pro',
    '/tx?amount=500&to=9',
    '/?cmd=factory-reset',
    '/?action=factoryReset',
    '/account/close?confirm=1',
    '/?aktion=l%C3%B6schen',
    // A route or a deed in a parameter that is called after a search.
    '/?q=user/logout',
    '/?q=node/5/delete',
    '/?q=node%2F5%2Fdelete+',
    '/index.php?s=/user/delete/id/5',
    '/x?k=delete&id=5',
    '/x?s=delete&post_id=5',
    '/cart?order=place',
    '/cart?order=confirm',
    '/cart?order=now',
    // Machines.
    '/system/reboot',
    '/reboot',
    '/api/shutdown',
    '/system/news/../reboot',
    '/games/5/reboot',
    '/games/my-server/shutdown',
    '/admin/videos/shutdown',
    '/api/news/shutdown',
    '/wipe-users',
    '/news/shutdown?id=5',
    '/help/reboot.cgi',
    '/wipe-data',
    '/rebootServer',
    // With what it is done to.
    '/close-account?id=5',
    '/close-ticket?key=A-5',
    '/trash-item?item=5',
    '/place-order?sku=A5',
    '/send-money?to=anna',
    '/set-password?new=a1b2c3',
    '/closeAccount?user=anna',
    '/set-email?email=eve@b.test',
    '/setEmail?email=eve@b.test',
    '/blog/closePost?id=5',
    '/reset-password?id=5',
    '/PayPalDelete?id=5',
    '/OrderPay?id=5',
    '/wiki/logout',
    '/wiki/Page/delete',
    '/wiki/5/delete',
    '/wiki/delete?id=5',
    '/eintraege/5/rost-entfernen',
    '/artikel-entfernen?id=5',
    '/teams/red/mitglied-entfernen',
  ])('%s: a model is asked, whether it made it up or follows a link', (path) => {
    expect(byModel(path)).toEqual(['confirm', 'confirm']);
  });

  test.each([
    '/',
    '/item/5',
    '/items/5',
    '/search?q=red+shoes',
    '/search?q=delete',
    '/search?query=how+to+reset',
    '/items?page=2',
    '/items?sort=price',
    '/items?sort=price&order=desc',
    '/items?category=12&color=red',
    '/orders/3',
    '/orders?year=2024',
    '/archive?year=2024',
    '/password-reset',
    '/reset-password',
    '/reset-password?lang=en',
    '/forgot-password?email=a@b.test',
    '/store/close-ups',
    '/store/close-ups?page=2',
    '/band',
    '/bands/5',
    '/trash',
    '/trash?page=2',
    '/trash/5',
    '/mail/u/0/',
    '/place?id=5',
    '/places/5',
    '/account/close',
    '/billing/upgrade',
    '/blog/2024/how-we-closed-the-store',
    '/convert?amount=100&from=USD&to=EUR',
    '/photo?set=a.123&id=9',
    '/payments/PayPal/5',
    '/issues/5/closed',
    '/lessons/5/start',
    '/%E4%BD%A0%E5%A5%BD',
    '/d/1aBxQyZZpQq7',
    '/reference/QueueRemoveItemsRequest',
    '/items/5;jsessionid=8A7F',
    '/index.php?action=view&id=5',
    '/w/index.php?title=Close&action=edit',
    '/map?from=Bern&to=Basel',
    '/#/items/5',
    '/#section/two',
    '/login?next=%2Forders%2F5',
    '/search?q=how+to+delete',
    '/search?q=how+to+delete/remove+a+file',
    '/search?q=TCP/IP',
    '/search?q=shoes&category_id=5',
    '/items?order=newest',
    '/items?order=created_at',
    '/items?order=-price',
    '/items?order=artist_desc',
    '/blog/shutdown',
    '/wiki/Shutdown',
    '/wiki/Reboot',
    '/en/wiki/Reboot',
    '/topics/shutdown',
    '/topics/shutdown?sort=new',
    '/movies/reboot',
    '/news/shut-down',
    '/news/politics/shutdown',
    '/set-password?token=a1b2c3',
    '/games/reboot-series',
    '/wipe-dispenser',
    '/place-mats?color=red',
    '/place-names?q=berlin',
    '/set-menus?color=red',
    '/set-currency?currency=EUR',
    '/setCurrency?currency=EUR',
    '/change-management?sort=asc',
    '/close-reading?q=a',
    '/help/reset-password?id=5',
    '/blog/close-encounters?id=3',
    '/reset-password?token=a1b2c3',
    '/reset-password?id=5&token=a1b2c3',
    '/submit-article?type=a',
    '/AmazonPay',
    '/ShopPay',
    '/SamsungPay',
    '/wiki/PayDay',
    '/bestBuy',
    '/ratgeber/rost-entfernen',
    '/fleck-entfernen',
    '/wie-kündigen',
    '/how-to-delete-a-file',
    '/baike/支付',
    '/wiki/Payment',
  ])('%s is a page: nobody is asked', (path) => {
    expect(byModel(path)).toEqual(['allow', 'allow']);
  });

  test('what the user wrote as it stands is not asked about', () => {
    const url = `${A}/users/5/Ban`;
    const said = (userWords: string) =>
      authorize(
        callOf('tabs.navigate', { url }),
        context({ caller: 'model', target: null, task: { userWords: userWords.toLowerCase() } }),
      ).decision;
    expect(said(`Open ${url} and read it`)).toBe('allow');
    expect(said(`Open “${url}”.`)).toBe('allow');
    expect(said(`Open ${A}/users/5`)).toBe('confirm');
    expect(said(`Open ${url}ana`)).toBe('confirm');
    expect(said('Ban 5')).toBe('confirm');
  });

  test('a link or a form that deletes is asked about whatever it is spelled with, whoever chose it', () => {
    for (const path of [
      '/items/5/%64elete',
      '/items/deleteItem?id=5',
      '/#/items/5/delete',
      '/items/5;delete',
      '/x?k=delete&id=5',
    ])
      expect(riskOf(click, link(path)), path).toMatchObject({ kind: 'delete', irreversible: true });
    const sends = (action: string) =>
      riskOf(
        click,
        target({ label: 'Go on', form: form({ action: `${A}${action}`, submitLabel: 'Go on' }) }),
      );
    expect(sends('/users/3/%64elete')).toMatchObject({ kind: 'delete' });
    expect(sends('/orders/pl%61ce')).toMatchObject({ kind: 'order' });
    expect(sends('/placeOrder')).toMatchObject({ kind: 'order' });
    expect(riskOf(click, link('/c%61rt/3/delete')).irreversible).toBe(false);
  });
});
