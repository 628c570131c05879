// Which shaders a page compiles.

import type { Page } from 'puppeteer';

declare global {
  interface Window {
    /** Shaders compiled since the page began, as Babylon names them: `fragment:sunShadowCaster`; those of full screens have no name. */
    compiledShaders?: string[];
  }
}

/** Has a page keep account. Before its own scripts run. */
export async function watchShaders(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const compiled: string[] = [];
    window.compiledShaders = compiled;
    const { compileShader } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.compileShader = function (shader) {
      compiled.push(/#define SHADER_NAME (\S+)/.exec(this.getShaderSource(shader) ?? '')?.[1] ?? '');
      compileShader.call(this, shader);
    };
  });
}

/** The shaders that were compiled so far. */
export function compiledShaders(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...window.compiledShaders!]);
}
