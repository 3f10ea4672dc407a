// A page of the given HTML, as the summary tells it; it ends with the test.
import { afterEach } from 'vitest';
import type { MiniPCD } from '../../../src/shared/mini-pcd';
import { PagePerception } from '../../../src/page/perceive/page-perception';

/** Of the last page. */
export let perception: PagePerception | undefined;
afterEach(() => {
  perception?.stop();
  document.body.innerHTML = '';
});

export async function perceived(html: string | readonly Node[]): Promise<MiniPCD> {
  if (typeof html === 'string') document.body.innerHTML = html;
  else document.body.replaceChildren(...html);
  perception = new PagePerception(window);
  return (await perception.perceive({ needs: [] })).mini;
}
