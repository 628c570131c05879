import { expect, test } from 'vitest';
import { assertRenderer, chooseRenderer, RENDERERS, rendererKey } from '../../../../scripts/browser/renderers.ts';

const SWIFTSHADER = 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)';
const LLVMPIPE = 'ANGLE (Mesa/X.org, llvmpipe (LLVM 15.0.6 256 bits), OpenGL ES 3.2)';

test.each([
  [SWIFTSHADER, 'swiftshader'],
  [LLVMPIPE, 'llvmpipe'],
  ['ANGLE (NVIDIA Corporation, NVIDIA H100/PCIe/SSE2, OpenGL ES 3.2)', 'nvidia-h100-pcie-sse2'],
  ['Mali-G78', 'mali-g78'],
  ['', 'unknown'],
])('%s is kept under %s', (name, key) => {
  expect(rendererKey(name)).toBe(key);
});

test('the environment chooses: a name, or flags for any GPU', () => {
  expect(chooseRenderer({})).toBe(RENDERERS.swiftshader);
  expect(chooseRenderer({ TALLOW_RENDERER: 'llvmpipe' })).toBe(RENDERERS.llvmpipe);
  expect(chooseRenderer({ TALLOW_GPU_FLAGS: ' --use-gl=angle  --use-angle=vulkan' }).flags).toEqual([
    '--use-gl=angle',
    '--use-angle=vulkan',
  ]);
  expect(() => chooseRenderer({ TALLOW_RENDERER: 'metal' })).toThrow(/swiftshader, llvmpipe/);
});

test("another renderer's picture is refused", () => {
  expect(() => assertRenderer(SWIFTSHADER, RENDERERS.swiftshader)).not.toThrow();
  expect(() => assertRenderer(LLVMPIPE, RENDERERS.swiftshader)).toThrow(/llvmpipe.*expected SwiftShader/);
  expect(() => assertRenderer('none', chooseRenderer({ TALLOW_GPU_FLAGS: '--use-gl=egl' }))).not.toThrow();
});
