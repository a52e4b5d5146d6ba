import { LARGEST_PICTURE, MOST_PIXELS } from '@tablewright/engine/documents';

/** The first of these that a browser can write is taken. */
const TYPES = ['image/webp', 'image/jpeg'] as const;
const QUALITY = 0.85;
/** How much smaller a picture is drawn that still has too many bytes. */
const SMALLER = 0.75;

/**
 * A picture of this device, drawn anew so that it fits and that nothing is left of what a camera wrote
 * into it; as a `data:` address. Nothing if the browser cannot read the file.
 */
export async function redrawn(file: Blob): Promise<string | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (image === undefined) return undefined;
  try {
    let scale = Math.min(1, Math.sqrt(MOST_PIXELS / (image.width * image.height)));
    for (;;) {
      const drawn = await drawnAs(image, scale);
      if (drawn === undefined) return undefined;
      if (drawn.size <= LARGEST_PICTURE) return await addressOf(drawn);
      scale *= SMALLER;
    }
  } finally {
    image.close();
  }
}

async function drawnAs(image: ImageBitmap, scale: number): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(image.width * scale));
  canvas.height = Math.max(1, Math.floor(image.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  for (const type of TYPES) {
    if (type === 'image/jpeg') {
      // It has no transparency; what can be seen through becomes white, not black.
      pen.globalCompositeOperation = 'destination-over';
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, canvas.width, canvas.height);
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    // A browser that cannot write a type writes another.
    if (blob?.type === type) return blob;
  }
  return undefined;
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
