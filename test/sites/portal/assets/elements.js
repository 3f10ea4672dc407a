// Decides the two web components of the support page: the status badge with an open shadow root and the rating with a
// closed one. Promises that a rating is sent as soon as a star is chosen.

const BADGE_STYLE = `
  :host { display: block; font: inherit; }
  p { margin: 0 0 12px; display: flex; gap: 8px; align-items: center; }
  p::before { content: ''; width: 10px; height: 10px; border-radius: 50%; background: #2f9a6c; }
  small { color: #5a6762; display: block; margin-bottom: 12px; }
  button { font: inherit; font-weight: 600; padding: 8px 14px; border-radius: 10px; border: 1px solid #c9d2cd; background: #fff; color: #17604a; cursor: pointer; }
  button:focus-visible { outline: 3px solid #17604a; outline-offset: 2px; }`;

class StatusBadge extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: 'open' });
    root.innerHTML = `<style>${BADGE_STYLE}</style><p role="status">Not checked yet</p><small></small><button type="button">Refresh status</button>`;
    root.querySelector('small').textContent = `Area: ${this.getAttribute('area')}`;
    root.querySelector('button').addEventListener('click', () => void this.refresh());
    if (this.dataset.text) root.querySelector('p').textContent = this.dataset.text;
  }

  async refresh() {
    const line = this.shadowRoot.querySelector('p');
    line.textContent = 'Checking…';
    const { text, checkedAt } = await (await fetch('/api/status')).json();
    this.dataset.text = `${text}, checked at ${checkedAt.slice(11, 19)}`;
    line.textContent = this.dataset.text;
  }
}

const RATING_STYLE = `
  :host { display: block; font: inherit; }
  fieldset { border: 0; margin: 0; padding: 0; }
  legend { padding: 0; margin-bottom: 6px; color: #5a6762; }
  div { display: inline-flex; }
  input { appearance: none; margin: 0; width: 38px; height: 38px; display: grid; place-items: center; cursor: pointer; border-radius: 8px; font-size: 28px; color: #b9791a; }
  input::before { content: '★'; }
  input:checked ~ input, div:not(:has(:checked)) input { color: #c9d2cd; }
  input:focus-visible { outline: 3px solid #17604a; }
  p { margin: 8px 0 0; min-height: 1.5em; }`;

class RatingWidget extends HTMLElement {
  #root = this.attachShadow({ mode: 'closed' });

  connectedCallback() {
    const stars = [1, 2, 3, 4, 5].map((count) => `<input type="radio" name="stars" value="${count}" aria-label="${count} ${count === 1 ? 'star' : 'stars'}">`);
    this.#root.innerHTML = `<style>${RATING_STYLE}</style><fieldset><legend>Your rating</legend><div>${stars.join('')}</div></fieldset><p role="status"></p>`;
    this.#root.addEventListener('change', (event) => void this.#send(Number(event.target.value)));
  }

  async #send(stars) {
    await fetch('/api/rating', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ stars }),
    });
    this.#root.querySelector('p').textContent = `Thank you for ${stars} ${stars === 1 ? 'star' : 'stars'}.`;
  }
}

customElements.define('status-badge', StatusBadge);
customElements.define('rating-widget', RatingWidget);
