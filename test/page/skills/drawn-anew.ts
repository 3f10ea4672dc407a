// A page that is drawn anew after each press, as a server or a framework without keys does: no element survives.

/** What was pressed, by `data-do`, in order. */
export interface DrawnAnew {
  pressed: string[];
  stop(): void;
}

/** `draw` gives the page of a state, `act` changes the state by what was pressed ("more Margherita"). */
export function drawAnew<S>(
  state: S,
  draw: (state: S) => string,
  act: (state: S, verb: string, name: string) => void = () => undefined,
): DrawnAnew {
  const stopped = new AbortController();
  const pressed: string[] = [];
  const render = () => {
    document.body.innerHTML = `<main>${draw(state)}</main>`;
  };
  render();
  document.addEventListener(
    'click',
    ({ target }) => {
      const said = (target as Element).closest<HTMLElement>('[data-do]')?.dataset['do'];
      if (said === undefined) return;
      pressed.push(said);
      const [verb = '', ...name] = said.split(' ');
      act(state, verb, name.join(' '));
      render();
    },
    { signal: stopped.signal },
  );
  return {
    pressed,
    stop: () => {
      stopped.abort();
      document.body.innerHTML = '';
    },
  };
}
