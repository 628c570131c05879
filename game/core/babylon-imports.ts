// Every Babylon import that works by side effect, with what it enables. Types don't show what is missing at run time: a
// material without its includes, or an engine without an extension, stays silent or throws far from the cause.

import '@babylonjs/core/Engines/Extensions/engine.multiRender'; // MultiRenderTarget: createMultipleRenderTarget
import '@babylonjs/core/Engines/Extensions/engine.rawTexture'; // RawTexture, RawTexture2DArray
import '@babylonjs/core/Engines/Extensions/engine.readTexture'; // BaseTexture.readPixels, for tests and the inspector
import '@babylonjs/core/Engines/Extensions/engine.renderTarget'; // RenderTargetTexture
import '@babylonjs/core/Engines/AbstractEngine/abstractEngine.alpha'; // blend state that rendering groups reset
import '@babylonjs/core/Engines/AbstractEngine/abstractEngine.states'; // depth and culling state of materials
import '@babylonjs/core/Engines/AbstractEngine/abstractEngine.stencil'; // stencil state that rendering groups read
import '@babylonjs/core/Engines/Extensions/engine.alpha'; // the same for WebGL
import '@babylonjs/core/Engines/Extensions/engine.dynamicBuffer'; // Buffer.update of instance buffers
import '@babylonjs/core/Engines/thinEngine.scissor'; // enableScissor: drawing a part of an image
import '@babylonjs/core/Shaders/postprocess.vertex'; // the vertex shader of full-screen effects
