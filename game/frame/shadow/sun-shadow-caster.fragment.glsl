// Depth alone is kept; the colour image of Babylon's map is masked out.
void main(void) { gl_FragColor = vec4(1.0); }
