// The table of the report: sorts by a column, shows rows whose names hold all words of the filter, sums what is shown.

const table = document.querySelector('#costs');
const body = table.tBodies[0];
const filter = document.querySelector('#filter');
const shown = document.querySelector('#shown');
const heads = [...table.querySelectorAll('thead [aria-sort]')];

function readValue(row, column) {
  return column === 0 ? row.dataset.name : Number(row.cells[column].dataset.value);
}

/** Names rise first, figures fall first: the dearest is what one looks for. */
function sortBy(column) {
  const head = heads[column];
  const first = column === 0 ? 'ascending' : 'descending';
  const second = column === 0 ? 'descending' : 'ascending';
  const order = head.ariaSort === first ? second : first;
  const sign = order === 'ascending' ? 1 : -1;
  const rows = [...body.rows].sort((a, b) => {
    const [left, right] = [readValue(a, column), readValue(b, column)];
    if (left !== right) return left < right ? -sign : sign;
    return a.dataset.name < b.dataset.name ? -1 : 1;
  });
  body.append(...rows);
  for (const other of heads) other.ariaSort = other === head ? order : 'none';
}

function formatCount(value) {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

function applyFilter() {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const row of body.rows) {
    row.hidden = !words.every((word) => row.dataset.name.includes(word));
    if (!row.hidden) count++;
  }
  for (const cell of table.tFoot.querySelectorAll('[data-sum]')) {
    const rows = [...body.rows].filter((row) => !row.hidden);
    cell.textContent = formatCount(rows.reduce((sum, row) => sum + readValue(row, cell.cellIndex), 0));
  }
  shown.textContent = `${formatCount(count)} of ${formatCount(body.rows.length)} sprites`;
}

for (const [column, head] of heads.entries()) head.addEventListener('click', () => sortBy(column));
filter.addEventListener('input', applyFilter);

// A link to a row that the filter hides shows it again.
addEventListener('hashchange', () => {
  const row = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (row?.parentElement !== body || !row.hidden) return;
  filter.value = '';
  applyFilter();
  row.focus();
});
