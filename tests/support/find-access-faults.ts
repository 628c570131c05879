// What keeps a page from being used by everyone, found in the page itself: run these with page.evaluate. Each is whole in
// itself, since it travels to the browser as text.

/** @returns pictures, fields, buttons, regions and the like that have no name */
export function findUnnamed(): string[] {
  const faults: string[] = [];
  const tell = (element: Element, what: string): void => {
    faults.push(`${what}: ${element.outerHTML.slice(0, 120)}`);
  };
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    const labelled = by === null ? '' : (document.getElementById(by)?.textContent ?? '');
    return (element.getAttribute('aria-label') ?? labelled).trim();
  };
  for (const image of document.querySelectorAll('img')) {
    // Copies for flipping stand beside the originals, but their texts are the same.
    if ((image.getAttribute('alt') ?? '') === '') tell(image, 'picture without a text');
  }
  for (const field of document.querySelectorAll('input')) {
    const labels = [...(field.labels ?? [])].map((label) => label.textContent?.trim() ?? '').join('');
    if (labels === '' && nameOf(field) === '') tell(field, 'field without a label');
  }
  for (const element of document.querySelectorAll('button, a[href]')) {
    if ((element.textContent ?? '').trim() === '' && nameOf(element) === '') tell(element, 'no name');
  }
  const named = '[role=listbox], [role=option], [role=region], [role=group], section, nav, aside, article';
  for (const element of document.querySelectorAll(named)) if (nameOf(element) === '') tell(element, 'no name');
  for (const svg of document.querySelectorAll('svg, canvas')) {
    if (svg.getAttribute('aria-hidden') !== 'true') tell(svg, 'neither named nor hidden');
  }
  if (document.documentElement.lang === '') faults.push('the page has no language');
  if (document.querySelectorAll('h1').length !== 1 || document.querySelectorAll('main').length !== 1)
    faults.push('not one h1 and one main');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  if (new Set(ids).size !== ids.length) faults.push('an id that two elements have');
  return faults;
}

/** @returns texts with less than 4.5 : 1 between their colour and what is painted behind them (WCAG 2.2, by its formula) */
export function findContrastFaults(): string[] {
  const parse = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (rgb: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = rgb.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (element: Element | null): number[] => {
    if (element === null) return [255, 255, 255];
    const color = parse(getComputedStyle(element).backgroundColor);
    return (color[3] ?? 1) === 0 ? groundOf(element.parentElement) : color;
  };
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement!;
    if ((node.textContent ?? '').trim() === '' || !element.checkVisibility() || element.tagName === 'SCRIPT') continue;
    const [low, high] = [luminance(parse(getComputedStyle(element).color)), luminance(groundOf(element))].sort(
      (a, b) => a - b,
    ) as [number, number];
    const ratio = (high + 0.05) / (low + 0.05);
    if (ratio < 4.5) faults.add(`${ratio.toFixed(2)}: ${element.outerHTML.slice(0, 100)}`);
  }
  return [...faults];
}
