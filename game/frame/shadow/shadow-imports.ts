// Babylon imports of the shadow pass that work by side effect. Without one of them casters stay undrawn, silently.

import '@babylonjs/core/Engines/AbstractEngine/abstractEngine.renderPass'; // createRenderPassId: a target's draws
import '@babylonjs/core/Engines/Extensions/engine.renderTarget'; // render targets with a depth texture
import '@babylonjs/core/Engines/Extensions/engine.renderTargetTexture'; // Effect.setDepthStencilTexture, array layers
import '@babylonjs/core/Engines/Extensions/engine.uniformBuffer'; // a scene's and a mesh's matrices in caster shaders
import '@babylonjs/core/Lights/Shadows/cascadedShadowGenerator'; // the generator's own registration
import '@babylonjs/core/Lights/Shadows/shadowGeneratorSceneComponent'; // the scene's list of generators
import '@babylonjs/core/Materials/Textures/renderTargetTexture'; // Effect.setDepthStencilTexture
import '@babylonjs/core/Shaders/depthBoxBlur.fragment'; // the generator waits for all of its shaders
import '@babylonjs/core/Shaders/shadowMap.fragment';
import '@babylonjs/core/Shaders/shadowMap.vertex';
import '@babylonjs/core/Shaders/ShadersInclude/shadowMapFragmentSoftTransparentShadow';
