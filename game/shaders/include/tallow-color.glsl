// Crossing between display-encoded (sRGB) and linear colour. Suffixes: _disp, _lin.
vec3 linearOfDisplay(vec3 c_disp) {
  return mix(pow((c_disp + 0.055) / 1.055, vec3(2.4)), c_disp / 12.92, lessThanEqual(c_disp, vec3(0.04045)));
}
vec3 displayOfLinear(vec3 c_lin) {
  vec3 c = clamp(c_lin, 0.0, 1.0);
  return mix(1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, c * 12.92, lessThanEqual(c, vec3(0.0031308)));
}
float luminance(vec3 c_lin) { return dot(c_lin, vec3(0.2126, 0.7152, 0.0722)); }
