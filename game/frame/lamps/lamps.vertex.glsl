// lamps: a rectangle of the screen for each lamp.
precision highp float;
precision highp int;
#include<tallowProjection>
#include<tallowView>
in vec3 position;
in vec4 lampRect;   // world screen texels
in vec4 lampPlace;  // place, range
in vec3 lampColor_E;
in vec3 lampFacing;
in vec3 lampLow;
in vec3 lampHigh;
in vec3 lampShutLow0;
in vec3 lampShutHigh0;
in vec3 lampShutLow1;
in vec3 lampShutHigh1;
flat out vec4 vPlace;
flat out vec3 vColor_E;
flat out vec3 vFacing;
flat out vec3 vLow;
flat out vec3 vHigh;
flat out vec3 vShutLow0;
flat out vec3 vShutHigh0;
flat out vec3 vShutLow1;
flat out vec3 vShutHigh1;

void main() {
  vPlace = lampPlace;
  vColor_E = lampColor_E;
  vFacing = lampFacing;
  vLow = lampLow;
  vHigh = lampHigh;
  vShutLow0 = lampShutLow0;
  vShutHigh0 = lampShutHigh0;
  vShutLow1 = lampShutLow1;
  vShutHigh1 = lampShutHigh1;
  gl_Position = clipOfPixel(mix(lampRect.xy, lampRect.zw, position.xy) - uCorner, 0.5);
}
