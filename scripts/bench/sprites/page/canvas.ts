// What every peer's page needs: pictures, and a canvas that fills the window's corner.

export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** @returns a canvas of so many CSS pixels */
export function addCanvas({ width, height }: { readonly width: number; readonly height: number }): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.style.cssText = `position: fixed; left: 0; top: 0; width: ${width}px; height: ${height}px`;
  document.body.append(canvas);
  return canvas;
}
