// A page with one thing of each kind that a tool works on, served in place of a page of the portal.
import type { Copilot } from './fixtures';

const HTML = `<!doctype html><html lang="en"><head><title>Workbench</title></head><body><main>
<h1>Workbench</h1><p id="note" role="status"></p>
<p>Terms of the workbench are short and plain.</p>
<button type="button" onclick="document.querySelector('#note').textContent += 'save;'">Save</button>
<button type="button" ondblclick="document.querySelector('#note').textContent += 'twice;'">Twice</button>
<button type="button" onmouseover="document.querySelector('#note').textContent += 'hover;'">Hover me</button>
<form aria-label="Form" onsubmit="event.preventDefault(); document.querySelector('#note').textContent += 'submit;'">
<label>Email <input name="email" type="email"></label>
<label>Country <select name="country"><option>Norway</option><option>Denmark</option></select></label>
<label><input type="checkbox" name="news"> Newsletter</label>
<label>Volume <input type="range" name="volume" min="0" max="100" value="10"></label>
<button>Apply</button></form>
<div role="button" tabindex="0" aria-label="Handle" style="width:40px;height:40px;background:#888"
 onpointerdown="this.down = true" onpointerup="if (this.down) document.querySelector('#note').textContent += 'drag;'"></div>
<table><caption>Stock</caption><thead><tr><th>Name</th><th>Count</th></tr></thead><tbody>
<tr><td>Lamp</td><td>3</td></tr><tr><td>Lock</td><td>5</td></tr><tr><td>Hub</td><td>8</td></tr></tbody></table>
<a href="/plans">Plans</a><div style="height:3000px"></div></main></body></html>`;

/** Opens the workbench; the address is that of a page of the portal. */
export async function openWorkbench(copilot: Copilot, path = '/workbench'): Promise<void> {
  await copilot.page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: HTML }),
  );
  await copilot.page.goto(`${copilot.portal.origin}${path}`);
}

/** Adds a site (the portal, when none is named) to the allowed ones, in the options, as a user does. */
export async function allowSite(copilot: Copilot, site = copilot.portal.origin): Promise<void> {
  const options = await copilot.browser.context.newPage();
  await options.goto(`chrome-extension://${copilot.browser.extensionId}/options.html`);
  await options.getByRole('textbox', { name: 'Site', exact: true }).fill(site);
  // By key: what is told of the models comes late and moves the button from under a pointer.
  await options.getByRole('button', { name: 'Add site', exact: true }).press('Enter');
  await options.getByText(site, { exact: true }).waitFor();
  await options.close();
}

/** Takes a site off the allowed ones again. */
export async function forbidSite(copilot: Copilot, site: string): Promise<void> {
  const options = await copilot.browser.context.newPage();
  await options.goto(`chrome-extension://${copilot.browser.extensionId}/options.html`);
  await options.getByRole('button', { name: `Remove ${site}`, exact: true }).click();
  await options.getByText(site, { exact: true }).waitFor({ state: 'detached' });
  await options.close();
}
