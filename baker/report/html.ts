// HTML from values: a template that escapes whatever is put into it, so that no name can become markup.

/** Text that is markup already. */
export interface Html {
  readonly html: string;
}

/** What a template takes: texts and numbers are escaped, markup and lists of it are taken as they are. */
export type HtmlPart = string | number | Html | readonly Html[] | undefined;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** @returns the text, harmless between tags and in quoted attributes */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);
}

function toMarkup(part: HtmlPart): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

/** Template tag: html`<b>${name}</b>`. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  let text = strings[0]!;
  for (const [i, part] of parts.entries()) text += toMarkup(part) + strings[i + 1]!;
  return { html: text };
}

/** Takes a text as markup. Only for what the baker itself has written. */
export function trustHtml(text: string): Html {
  return { html: text };
}
