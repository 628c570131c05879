// The atlas of the report: walks the pictures by pointer, arrow keys and letters, and shows the one that is looked at enlarged.

/** Letters that follow each other within this time are one word. */
const WORD_MS = 800;

/** How much a step to the side counts against one in the arrow's direction. */
const SIDE_WEIGHT = 2;

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const atlas = document.querySelector('.atlas');
const readout = atlas.querySelector('.readout');
const canvas = readout.querySelector('canvas');
let word = '';
let wordEnd;

function readRect(option) {
  const [x, y, w, h] = ['--x', '--y', '--w', '--h'].map((name) => Number(option.style.getPropertyValue(name)));
  return { x, y, w, h };
}

function pageImage(sheet) {
  if (sheet.image === undefined) {
    sheet.image = new Image();
    sheet.image.src = getComputedStyle(sheet).backgroundImage.slice(5, -2);
  }
  return sheet.image;
}

function drawEnlarged(sheet, { x, y, w, h }) {
  const context = canvas.getContext('2d');
  const image = pageImage(sheet);
  const draw = () => {
    const scale = Math.max(1, Math.floor(Math.min(canvas.width / w, canvas.height / h)));
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingEnabled = false;
    const left = Math.round((canvas.width - w * scale) / 2);
    const top = Math.round((canvas.height - h * scale) / 2);
    context.drawImage(image, x, y, w, h, left, top, w * scale, h * scale);
  };
  image.complete ? draw() : image.addEventListener('load', draw, { once: true });
}

function show(option) {
  const rect = readRect(option);
  const { name, frames, covered, sprite } = option.dataset;
  readout.querySelector('.readout-name').textContent = name;
  readout.querySelector('dl').hidden = false;
  const parts = {
    frames,
    size: `${rect.w} \u00d7 ${rect.h}`,
    place: `${rect.x}, ${rect.y}`,
    covered: `${((Number(covered) / (rect.w * rect.h)) * 100).toFixed(1)} %`,
  };
  for (const [part, text] of Object.entries(parts)) readout.querySelector(`[data-part=${part}]`).textContent = text;
  for (const other of atlas.querySelectorAll('[role=option]'))
    other.classList.toggle('kin', other.dataset.sprite === sprite);
  drawEnlarged(option.parentElement, rect);
}

function select(option) {
  const sheet = option.parentElement;
  for (const other of sheet.children) {
    other.tabIndex = other === option ? 0 : -1;
    other.ariaSelected = String(other === option);
  }
}

/** The nearest picture that begins beyond this one in a direction. */
function findNext(option, [dx, dy]) {
  const middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2];
  const [x, y] = middle(readRect(option));
  let best;
  let least = Number.POSITIVE_INFINITY;
  for (const other of option.parentElement.children) {
    const [ox, oy] = middle(readRect(other));
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const distance = ahead + aside * SIDE_WEIGHT;
    if (other === option || ahead <= 0 || distance >= least) continue;
    best = other;
    least = distance;
  }
  return best;
}

function findByWord(option, letter) {
  clearTimeout(wordEnd);
  wordEnd = setTimeout(() => {
    word = '';
  }, WORD_MS);
  // The same letter again goes on to the next of that letter.
  const goesOn = word === '' || word === letter;
  word = word === letter ? letter : word + letter;
  const all = [...option.parentElement.children];
  const from = all.indexOf(option) + (goesOn ? 1 : 0);
  return [...all.slice(from), ...all.slice(0, from)].find((other) => other.dataset.name.startsWith(word));
}

function findTarget(option, key) {
  const all = option.parentElement.children;
  if (key in DIRECTIONS) return findNext(option, DIRECTIONS[key]);
  if (key === 'Home') return all[0];
  if (key === 'End') return all[all.length - 1];
  if (key === 'PageDown') return option.nextElementSibling ?? option;
  if (key === 'PageUp') return option.previousElementSibling ?? option;
  return undefined;
}

atlas.addEventListener('keydown', (event) => {
  const option = event.target.closest('[role=option]');
  if (option === null || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'Enter') {
    location.hash = `sprite-${option.dataset.sprite}`;
    // The same address twice is no change of it.
    document.getElementById(`sprite-${option.dataset.sprite}`).focus();
    return;
  }
  const isLetter = /^[a-z0-9_]$/i.test(event.key);
  const target = isLetter ? findByWord(option, event.key.toLowerCase()) : findTarget(option, event.key);
  if (isLetter || event.key in DIRECTIONS || target !== undefined) event.preventDefault();
  target?.focus();
});

atlas.addEventListener('focusin', (event) => {
  const option = event.target.closest('[role=option]');
  if (option === null) return;
  select(option);
  show(option);
});

atlas.addEventListener('pointerover', (event) => {
  const option = event.target.closest('[role=option]');
  if (option !== null) show(option);
});

for (const radio of document.querySelectorAll('[name=zoom]')) {
  radio.addEventListener('change', () => atlas.style.setProperty('--texel', `${radio.value}px`));
}
document.querySelector('#outlines').addEventListener('change', (event) => {
  atlas.classList.toggle('outlined', event.target.checked);
});

// Links into the atlas and the table take the focus along.
addEventListener('hashchange', () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.hasAttribute('tabindex')) target.focus();
});
