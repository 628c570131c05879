// Packing of the surface images, one layout for writers and readers. Colours stay display-encoded: 8 bits hold them exactly.
struct Surface { vec3 albedo_disp; int tag; vec3 normal; int owner; vec3 material; vec3 emissive_disp; float emissiveScale; };

vec4 packAlbedo(vec3 albedo_disp, int tag) { return vec4(albedo_disp, float(tag) / 255.0); }
vec4 packNormal(vec3 encoded) { return vec4(encoded, 1.0); }
vec4 packMaterial(vec3 material, int owner) { return vec4(material, float(owner) / 255.0); }
vec4 packEmissive(vec3 emissive_disp, float scale) { return vec4(emissive_disp, min(scale / EMISSIVE_SCALE_MAX, 1.0)); }
int tagOf(vec4 albedoTexel) { return int(albedoTexel.a * 255.0 + 0.5); }
vec3 normalOf(vec4 normalTexel) {
  vec3 n = normalTexel.xyz * 2.0 - 1.0;
  float l = length(n);
  return l > 0.1 ? n / l : TO_CAMERA_G;
}
