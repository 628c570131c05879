// Packing of the surface images, one layout for writers and readers. Colours stay display-encoded: 8 bits hold them exactly.
struct Surface { vec3 albedo_disp; int tag; vec3 normal; int owner; vec3 material; vec3 emissive_disp; float emissiveScale; };

vec4 packAlbedo(vec3 albedo_disp, int tag) { return vec4(albedo_disp, float(tag) / 255.0); }
vec4 packOwnedAlbedo(vec3 albedo_disp, int tag, int owner) { return packAlbedo(albedo_disp, tag | (owner >> 8) << TAG_BITS); }
vec4 packNormal(vec3 encoded) { return vec4(encoded, 1.0); }
vec4 packMaterial(vec3 material, int owner) { return vec4(material, float(owner & 255) / 255.0); }
vec4 packEmissive(vec3 emissive_disp, float scale) { return vec4(emissive_disp, min(scale / EMISSIVE_SCALE_MAX, 1.0)); }
int byteOf(float channel) { return int(channel * 255.0 + 0.5); }
int tagOf(vec4 albedoTexel) { return byteOf(albedoTexel.a) & (1 << TAG_BITS) - 1; }
int ownerOf(vec4 albedoTexel, vec4 materialTexel) { return byteOf(albedoTexel.a) >> TAG_BITS << 8 | byteOf(materialTexel.a); }
vec3 normalOf(vec4 normalTexel) {
  vec3 n = normalTexel.xyz * 2.0 - 1.0;
  float l = length(n);
  return l > 0.1 ? n / l : TO_CAMERA_G;
}
