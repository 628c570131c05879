import type { Effect } from '@babylonjs/core/Materials/effect.pure';
import type { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.pure';
import type { PageArrays } from '../../load/page-arrays.ts';
import type { FrameTargets } from '../frame-targets.ts';
import type { FrameView } from '../frame-view.ts';

/** Uniforms of the `tallowView` include. */
export const VIEW_UNIFORMS = ['uCorner', 'uTargetSize'] as const;

/** Samplers of the page arrays, as surface shaders name them. */
export const PAGE_SAMPLERS = ['uPageAlbedo', 'uPageNormal', 'uPageMaterial', 'uPageEmissive', 'uPageHeights'] as const;

/** Binds the page arrays to a surface material. */
export function bindPages(material: ShaderMaterial, pages: PageArrays): void {
  material.setTexture('uPageAlbedo', pages.albedo);
  material.setTexture('uPageNormal', pages.normal);
  material.setTexture('uPageMaterial', pages.material);
  material.setTexture('uPageEmissive', pages.emissive);
  material.setTexture('uPageHeights', pages.heights);
}

/** Sets the view's uniforms on a surface material. */
export function bindView(material: ShaderMaterial, view: FrameView): void {
  material.setVector2('uCorner', { x: view.cornerX, y: view.cornerY });
  material.setVector2('uTargetSize', { x: view.width, y: view.height });
}

/** Sets the view's uniforms on a full-screen effect. */
export function bindViewUniforms(effect: Effect, view: FrameView): void {
  effect.setFloat2('uCorner', view.cornerX, view.cornerY);
  effect.setFloat2('uTargetSize', view.width, view.height);
}

/** Samplers of the surface images, as the passes after the surface name them. */
export const SURFACE_SAMPLERS = ['uAlbedo', 'uNormal', 'uMaterial', 'uEmissive', 'uDepth'] as const;

/** Binds the surface images to a full-screen effect. */
export function bindSurfaceImages(effect: Effect, targets: FrameTargets): void {
  effect.setTexture('uAlbedo', targets.surfaceImage('albedo'));
  effect.setTexture('uNormal', targets.surfaceImage('normal'));
  effect.setTexture('uMaterial', targets.surfaceImage('material'));
  effect.setTexture('uEmissive', targets.surfaceImage('emissive'));
  effect.setTexture('uDepth', targets.surfaceDepth);
}
