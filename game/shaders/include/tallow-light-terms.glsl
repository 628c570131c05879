// The light pass's own values at its end, one at a time, for the inspector: compiled into the pass with LIGHT_TERMS, inside its main.
// Light that arrives is told as what a white gives back of it.
if (uLightTerm == TERM_SHARES) outColor_L = vec4(facing, visibility, openness, 1.0);
if (uLightTerm == TERM_POSITION) outColor_L = vec4(positionG, 1.0);
if (uLightTerm == TERM_SUN) outColor_L = vec4(WHITE_LIN * uSun_E * sunlit, 1.0);
if (uLightTerm == TERM_GATHERED) outColor_L = vec4(texelFetch(uGathered, at, 0).rgb, 1.0);
if (uLightTerm == TERM_SKY) outColor_L = vec4(WHITE_LIN * uSky_E * skyShare, 1.0);
if (uLightTerm == TERM_GROUND) outColor_L = vec4(WHITE_LIN * uGround_E * (1.0 - skyShare), 1.0);
if (uLightTerm == TERM_INCOMING) outColor_L = vec4(WHITE_LIN * incoming_E, 1.0);
#ifdef TOON
if (uLightTerm == TERM_BANDED) outColor_L = vec4(WHITE_LIN * band.light_E, dot(band.passed, vec4(1.0)));
#else
if (uLightTerm == TERM_BANDED) outColor_L = vec4(WHITE_LIN * incoming_E, -1.0);
#endif
if (uLightTerm == TERM_HIGHLIGHT) outColor_L = vec4(highlight_L, 1.0);
if (uLightTerm == TERM_GLOW) outColor_L = vec4(glow_L, 1.0);
