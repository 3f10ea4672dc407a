// What is said in a chat is sent once, to whom it is meant for, by the requests that are made, wherever the service
// worker dies: where a button sends and where Enter does. By default a seeded sample runs; FULL=1 runs all markers.
import { sendGoal } from '../../scripts/panel.mjs';
import { expect, test, type Copilot } from './fixtures';
import { approve, killedAnywhere, untilEnded } from './killed-run';

const SAMPLE = 3;
const SEED = 20_261_127;
const GOAL = 'Message Ada Brandt: See you at noon';

const chat = (
  hasButton: boolean,
): string => `<!doctype html><html lang="en"><head><title>Chats</title></head><body>
  <ul></ul><main><p>Choose a conversation</p></main><script>
    const people = ['Ada Brandt', 'Otto Weiss'];
    let open = '';
    const said = [];
    function draw() {
      document.querySelector('ul').innerHTML = people.map((who) => '<li><a href="#" data-who="' + who + '">' + who + '</a></li>').join('');
      if (open === '') return;
      document.querySelector('main').innerHTML = '<h2>' + open + '</h2>' + said.map((text) => '<p>' + text + '</p>').join('') +
        '<div contenteditable="true" role="textbox" aria-label="Type a message"></div>' + (${hasButton} ? '<button>Send</button>' : '');
    }
    async function send() {
      const text = document.querySelector('[role=textbox]').textContent.trim();
      if (text === '') return;
      await fetch('/chat/said', { method: 'POST', body: open + ': ' + text });
      said.push(text);
      draw();
    }
    document.addEventListener('click', (event) => {
      const who = event.target.dataset.who;
      if (who !== undefined) { event.preventDefault(); open = who; draw(); }
      if (event.target.localName === 'button') send();
    });
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !${hasButton}) { event.preventDefault(); send(); }
    });
    draw();
  </script></body></html>`;

test.setTimeout(process.env['FULL'] ? 60 * 60_000 : 10 * 60_000);

for (const hasButton of [true, false])
  test(`a worker killed at any moment sends a message once, ${hasButton ? 'by the button' : 'with Enter'}`, async () => {
    await killedAnywhere((copilot, killAt) => sayingRun(copilot, killAt, hasButton), {
      sample: SAMPLE,
      seed: SEED + Number(hasButton),
    });
  });

async function sayingRun(copilot: Copilot, killAt: number | undefined, hasButton: boolean): Promise<void> {
  const said: string[] = [];
  await copilot.page.context().route(/\/chat/, (route) => {
    if (route.request().method() === 'POST') said.push(route.request().postData() ?? '');
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: chat(hasButton) });
  });
  await copilot.openPortal('/chat');
  const panel = await copilot.openPanel();
  await copilot.holdAt(killAt ?? null);
  await sendGoal(panel, GOAL);
  await untilEnded(copilot, panel, killAt, () => approve(panel));
  await copilot.expectStatus(panel, 'succeeded');
  expect(said).toEqual(['Ada Brandt: See you at noon']);
}
