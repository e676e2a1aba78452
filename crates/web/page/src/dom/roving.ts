// One tab stop for a group of buttons; the arrow keys walk inside it.

/**
 * Makes the buttons of `group` that match `selector` one tab stop. Up and down move by `columns` buttons;
 * without it they move as left and right do. Buttons may come and go.
 */
export function roving(group: HTMLElement, selector: string, columns?: () => number): () => void {
  const members = () => [...group.querySelectorAll<HTMLElement>(selector)];
  const select = (chosen: HTMLElement | undefined) => {
    for (const member of members()) member.tabIndex = member === chosen ? 0 : -1;
  };
  const refresh = () => {
    const all = members();
    select(all.find((member) => member.tabIndex === 0) ?? all[0]);
  };
  group.addEventListener('focusin', (event) => {
    const member = (event.target as HTMLElement).closest<HTMLElement>(selector);
    if (member) select(member);
  });
  group.addEventListener('keydown', (event) => {
    const all = members();
    const at = all.indexOf((event.target as HTMLElement).closest<HTMLElement>(selector) as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const down = columns?.() ?? 1;
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -down, ArrowDown: down };
    const step = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? -1 : at + step;
    if (to < 0 || to >= all.length) return;
    event.preventDefault();
    all[to]?.focus();
  });
  refresh();
  return refresh;
}
