// A combobox as component libraries draw long lists: the list box is for assistive technology, takes no room and holds
// the options around the active one; what is seen and clicked has no roles. Chosen values stand beside the box.
export interface DrawnList {
  readonly chosen: readonly string[];
}

export function drawnList(name: string, options: readonly string[], { multiple = false } = {}): DrawnList {
  let chosen: string[] = [];
  let active = 0;
  const root = document.createElement('div');
  root.innerHTML = `<label for="box">${name}</label> <span class="chosen"></span>
    <input id="box" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-autocomplete="list" aria-controls="list">
    <div class="layer" hidden><div id="list" role="listbox" style="width:0;height:0;overflow:hidden"></div><div class="drawn"></div></div>`;
  const box = root.querySelector('input')!;
  const layer = root.querySelector<HTMLElement>('.layer')!;
  const offered = () => options.filter((each) => each.toLowerCase().includes(box.value.toLowerCase()));
  const draw = () => {
    const all = offered();
    root.querySelector('.drawn')!.innerHTML = all.map((each) => `<div><div>${each}</div></div>`).join('');
    root.querySelector('#list')!.innerHTML = all
      .map((each, at) =>
        Math.abs(at - active) > 1
          ? ''
          : `<div role="option" id="list_${at}" aria-label="${each}" aria-selected="${chosen.includes(each)}"></div>`,
      )
      .join('');
    box.setAttribute('aria-activedescendant', `list_${active}`);
    root.querySelector('.chosen')!.innerHTML = chosen.map((each) => `<b>${each}</b>`).join(' ');
  };
  const open = (isOpen: boolean) => {
    layer.hidden = !isOpen;
    box.setAttribute('aria-expanded', String(isOpen));
    draw();
  };
  const choose = (each: string | undefined) => {
    if (each === undefined) return;
    if (!multiple) chosen = [each];
    else chosen = chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each];
    box.value = '';
    open(multiple);
  };
  box.addEventListener('click', () => open(true));
  box.addEventListener('input', () => {
    active = 0;
    open(true);
  });
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowDown') active = (active + 1) % Math.max(1, offered().length);
    if (key === 'Enter') choose(offered()[active]);
    else if (key === 'Escape') open(false);
    else draw();
  });
  root
    .querySelector('.drawn')!
    .addEventListener('click', ({ target }) => choose((target as Element).textContent));
  document.body.append(root);
  return {
    get chosen() {
      return chosen;
    },
  };
}
