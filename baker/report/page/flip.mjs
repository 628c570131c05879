// Before and after at one place: a button flips a pair, one for all lets them blink. Nothing blinks by itself, and nothing
// at all where the system asks for less motion: then the button for all flips them once.

/** Slow enough to see each, and below three flashes a second. */
const BLINK_MS = 700;

const pairs = [...document.querySelectorAll('.pair')].flatMap((pair) => {
  const [before, after] = ['before', 'after'].map((kind) => pair.querySelector(`[data-kind=${kind}] img`));
  return before === null || after === null ? [] : [createFlip(pair, before, after)];
});
const blink = document.querySelector('#blink');
const isStill = matchMedia('(prefers-reduced-motion: reduce)');
let timer;

function createFlip(pair, before, after) {
  const panel = document.createElement('figure');
  panel.className = 'panel flip';
  const button = document.createElement('button');
  button.type = 'button';
  const overlay = document.createElement('div');
  overlay.className = 'overlay';
  overlay.append(before.cloneNode(), after.cloneNode());
  const stage = document.createElement('div');
  stage.className = 'stage';
  stage.append(overlay);
  const caption = document.createElement('figcaption');
  caption.append(button);
  panel.append(caption, stage);
  const turn = (isAfter) => {
    panel.classList.toggle('after', isAfter);
    button.textContent = `Flip: ${isAfter ? 'after' : 'before'}`;
    button.ariaLabel = `${button.textContent}, ${pair.ariaLabel}`;
  };
  button.addEventListener('click', () => turn(!panel.classList.contains('after')));
  turn(true);
  pair.querySelector('[data-kind=after]').after(panel);
  return { turn };
}

function turnAll(isAfter) {
  for (const { turn } of pairs) turn(isAfter);
}

function stop() {
  clearInterval(timer);
  timer = undefined;
  blink.ariaPressed = 'false';
}

if (blink !== null && pairs.length > 0) {
  let isAfter = true;
  const flipAll = () => {
    isAfter = !isAfter;
    turnAll(isAfter);
  };
  const name = () => {
    blink.textContent = isStill.matches ? 'Flip all' : 'Blink all';
    // It is a switch only while it keeps a state.
    isStill.matches ? blink.removeAttribute('aria-pressed') : stop();
  };
  blink.hidden = false;
  blink.addEventListener('click', () => {
    if (isStill.matches) return flipAll();
    if (timer !== undefined) return stop();
    blink.ariaPressed = 'true';
    timer = setInterval(flipAll, BLINK_MS);
  });
  isStill.addEventListener('change', () => {
    stop();
    name();
  });
  name();
}
