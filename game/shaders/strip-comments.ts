/**
 * GLSL without its comments. Babylon's preprocessor splits lines at semicolons, also inside comments, and what comes out
 * does not compile.
 */
export function stripComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
}
