/** Small image files in base64, as a browser writes them; each is 6 pixels wide and 4 high. */
export const IMAGES = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAYAAACtBE5DAAAAJklEQVR4AXTLQQ0AAAzCQIIlVE7CLMzkMABN7lme9AlR4miR1MMAAAD//wlYNwEAAAAGSURBVAMAZ70UYckOTwwAAAAASUVORK5CYII=',
  jpeg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAEAAYDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAXEAEAAwAAAAAAAAAAAAAAAAAAAhJR/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAZEQABBQAAAAAAAAAAAAAAAAABAAMUUpH/2gAMAwEAAhEDEQA/AJdI4Aux2ajAhSXrnSv/2Q==',
  webp: 'UklGRk4AAABXRUJQVlA4IEIAAACwAgCdASoGAAQAAoBCJagCdGuAwQD9APf/uwAITAAA/urk7syYIUmv7zmMFP7wy/Mf/n92uBbVfg2AOST+DZ3AAAA=',
  lossless: 'UklGRiIAAABXRUJQVlA4TBYAAAAvBcAAAA9ws+bP3P2Mef6DB/MT0f8Y',
  alpha:
    'UklGRn4AAABXRUJQVlA4WAoAAAAQAAAABQAAAwAAQUxQSAsAAAABDzD/ERGiOBH9DwBWUDggTAAAADACAJ0BKgYABAACgEIlsAJ0TIB+oAGqySRwAP7ZXIPi/u+gk/r3KSIW/Xb3gXHZv9w0Rfbu1wr91/Mo3856mdh2vSYqPpQnGi2gAAA=',
} as const;

/**
 * A PNG that says it is so large, in base64. Nobody can draw it: its pixels are missing but for the name
 * of the part that holds them.
 */
export function pngOf(width: number, height: number, bytes = 0): string {
  const number = (value: number) =>
    String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
  const chunk = (type: string, data: string) => `${number(data.length)}${type}${data}${number(0)}`;
  const head = chunk('IHDR', `${number(width)}${number(height)}\x08\x06\0\0\0`);
  return btoa(`\x89PNG\r\n\x1a\n${head}${chunk('IDAT', 'x'.repeat(bytes))}${chunk('IEND', '')}`);
}

const { btoa } = globalThis as unknown as { readonly btoa: (signs: string) => string };
