// Reads what the names of a shader say of its colours, and follows them through its expressions: `_disp` is encoded for a display,
// `_lin` a linear reflectance or tint, `_E` what arrives at a surface, `_L` what leaves it. What has none of these is a plain number.

type Space = 'disp' | 'lin' | 'L' | 'E';
/** Undefined: a plain number, which any colour may be scaled by. */
type Found = Space | undefined;

const SUFFIX = /_(disp|lin|L|E)$/i;

/** Cross from one to another; all others give what they get. */
const CROSSINGS: Readonly<Record<string, readonly [from: Space, to: Space]>> = {
  linearOfDisplay: ['disp', 'lin'],
  displayOfLinear: ['lin', 'disp'],
  acesOf: ['L', 'lin'],
};

/** Give plain numbers, whatever they get; so does what packs texels. */
const PLAIN = new Set(['dot', 'length', 'texelFetch', 'texture', 'step', 'smoothstep', 'textureSize']);

const TOKEN = /[A-Za-z_]\w*|\d[\w.]*|\.\d+\w*|[<>=!]=|&&|\|\||[-+*/%<>?:,()[\].!^&|]/g;

function spaceOfName(name: string): Found {
  const suffix = SUFFIX.exec(name)?.[1];
  return suffix === undefined
    ? undefined
    : suffix.length === 1
      ? (suffix.toUpperCase() as Space)
      : (suffix.toLowerCase() as Space);
}

/** One expression, read by descent; the faults it finds go to a list. */
class Expression {
  readonly #tokens: readonly string[];
  readonly #functions: ReadonlyMap<string, readonly Found[]>;
  readonly #faults: string[];
  #at = 0;

  constructor(text: string, functions: ReadonlyMap<string, readonly Found[]>, faults: string[]) {
    this.#tokens = text.match(TOKEN) ?? [];
    this.#functions = functions;
    this.#faults = faults;
  }

  read(): Found {
    const condition = this.#compare();
    if (!this.#take('?')) return condition;
    const yes = this.read();
    this.#take(':');
    return this.#join(yes, this.read(), 'chosen');
  }

  #compare(): Found {
    let left = this.#sum();
    while (/^([<>=!]=|[<>]|&&|\|\|)$/.test(this.#tokens[this.#at] ?? '')) {
      this.#at++;
      this.#sum();
      left = undefined;
    }
    return left;
  }

  #sum(): Found {
    let left = this.#product();
    while (this.#take('+') || this.#take('-')) left = this.#join(left, this.#product(), 'added');
    return left;
  }

  #product(): Found {
    let left = this.#value();
    for (;;) {
      if (this.#take('*')) left = this.#multiply(left, this.#value());
      else if (this.#take('/')) left = this.#divide(left, this.#value());
      else return left;
    }
  }

  #value(): Found {
    while (this.#take('-') || this.#take('!') || this.#take('+'));
    let found: Found;
    const token = this.#tokens[this.#at++] ?? '';
    if (token === '(') {
      found = this.read();
      this.#take(')');
    } else if (this.#take('(')) found = this.#call(token);
    else found = spaceOfName(token);
    for (;;) {
      // A field's own name counts; a swizzle says nothing new.
      if (this.#take('.')) found = spaceOfName(this.#tokens[this.#at++] ?? '') ?? found;
      else if (this.#take('[')) {
        this.read();
        this.#take(']');
      } else return found;
    }
  }

  #call(name: string): Found {
    const given: Found[] = [];
    while (!this.#take(')')) {
      given.push(this.read());
      if (!this.#take(',') && this.#tokens[this.#at] !== ')') break;
    }
    // Of any light, in its own unit.
    if (name === 'luminance') return given[0];
    const crossing = CROSSINGS[name];
    const wanted = crossing === undefined ? this.#functions.get(name) : [crossing[0]];
    wanted?.forEach((space, i) => {
      const other = given[i];
      if (space !== undefined && other !== undefined && other !== space)
        this.#faults.push(`${name} takes _${space}, not _${other}`);
    });
    if (crossing !== undefined) return crossing[1];
    if (PLAIN.has(name) || name.startsWith('pack')) return undefined;
    // Of the shader's own the first parameter tells, as of those of the language.
    if (wanted !== undefined) return wanted[0];
    return given.reduce((all, one) => this.#join(all, one, `put into ${name}`), undefined);
  }

  #join(a: Found, b: Found, how: string): Found {
    if (a !== undefined && b !== undefined && a !== b) this.#faults.push(`_${a} and _${b} are ${how}`);
    return a ?? b;
  }

  #multiply(a: Found, b: Found): Found {
    if (a === undefined || b === undefined) return a ?? b;
    if (a === 'lin') return b === 'E' ? 'L' : this.#unlessDisplay(a, b);
    if (b === 'lin') return a === 'E' ? 'L' : this.#unlessDisplay(b, a);
    this.#faults.push(`_${a} and _${b} are multiplied`);
    return a;
  }

  #unlessDisplay(a: Space, b: Space): Space {
    if (b === 'disp') this.#faults.push(`_${a} and _${b} are multiplied`);
    return b;
  }

  #divide(a: Found, b: Found): Found {
    if (b === undefined || a === undefined) return a;
    if (a === b) return undefined;
    if (a === 'L' && b !== 'disp') return b === 'lin' ? 'E' : 'lin';
    this.#faults.push(`_${a} is divided by _${b}`);
    return a;
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at++;
    return true;
  }
}

/** Statements without their comments, directives, braces and conditions. */
function listStatements(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|^\s*#[^\n]*/gm, '');
  const parts = code.split(/[;{}]/).map((part) => part.replace(/\s+/g, ' ').trim());
  return parts.map((part) =>
    part.replace(/^(?:else )?(?:if|while) ?\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\) ?|^else /, ''),
  );
}

const FUNCTION = /\b(?:void|float|int|bool|ivec\d|vec\d|mat\d|Band|Surface)\s+(\w+)\s*\(([^()]*)\)\s*\{/g;

/** What each function's parameters are, by their names. */
export function listShaderFunctions(sources: readonly string[]): Map<string, readonly Found[]> {
  const found = sources.flatMap((source) => [...source.matchAll(FUNCTION)]);
  return new Map(
    found.map(([, name, words]) => [
      name!,
      words!.split(',').map((word) => spaceOfName(word.trim().split(/\s+/).at(-1) ?? '')),
    ]),
  );
}

/** @returns a sentence for each assignment or call in which colours of different kinds meet */
export function findShaderMixUps(source: string, functions: ReadonlyMap<string, readonly Found[]>): string[] {
  return listStatements(source).flatMap((statement) => {
    const faults: string[] = [];
    const [, target, operator, value] = /^(?:[\w ]+ )?([\w.]+) ?([-+*/]?)=(?!=) ?(.+)$/.exec(statement) ?? [];
    const space = new Expression(value ?? statement.replace(/^return /, ''), functions, faults).read();
    const wanted = spaceOfName(target ?? '');
    const scales = operator === '*' || operator === '/';
    const fits = scales ? space === undefined || space === 'lin' : space === undefined || space === wanted;
    if (wanted !== undefined && !fits) faults.push(`_${space} becomes _${wanted}`);
    if (target !== undefined && wanted === undefined && space === 'disp')
      faults.push(`_disp becomes ${target}, which says nothing`);
    return faults.map((fault) => `${statement}: ${fault}`);
  });
}

/** Words in the names of things that are colours or light. */
const COLOR_WORD = /(?:^|[a-z_])(?:color|albedo|emissive|tint|grey|sun|sky|ground|incoming|gathered)(?![a-z])/i;

/** @returns three-channel variables, fields and parameters that are colours by their names and do not say of what kind */
export function findUnnamedSpaces(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  const names = [...code.matchAll(/\bvec3 (\w+)\s*(?=[;,)=])/g)].map(([, name]) => name!);
  return names.filter(
    (name) => COLOR_WORD.test(name.replace(/([A-Z])/g, '_$1')) && !SUFFIX.test(name) && !/G$|Shadow|^u?To/.test(name),
  );
}
