// present: each texel becomes zoom x zoom device pixels, shifted by whole pixels. Reads post.color; writes the canvas.
precision highp float;
precision highp int;
precision highp sampler2D;
uniform sampler2D uColor;
uniform vec2 uOffset;  // device pixels of the first texel that are left of and above the window
uniform float uZoom;
uniform float uGuard;
uniform float uWindowHeight;
layout(location = 0) out vec4 outColor_disp;

void main() {
  // The canvas counts rows from the bottom, the picture from the top.
  vec2 pixel = vec2(gl_FragCoord.x, uWindowHeight - gl_FragCoord.y);
  ivec2 at = ivec2(floor((pixel + uOffset) / uZoom) + uGuard);
  outColor_disp = vec4(texelFetch(uColor, at, 0).rgb, 1.0);
}
