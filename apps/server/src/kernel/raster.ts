import { imageSize } from 'image-size'

/** A browser decodes a picture whole: more than these pixels hold up the page of whoever sees it. */
const MAX_SIDE = 8_000
export const MAX_PIXELS = 40_000_000

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

/** A picture of pixels, as its content tells. */
export interface Raster {
  /** Its media type. */
  readonly mime: string
  /** As it is shown, in pixels. */
  readonly width: number
  readonly height: number
  /** Whether it has more pixels than are taken; nothing has been decoded. */
  readonly isTooLarge: boolean
}

/** What kind of picture a content is; undefined for what is not PNG, JPEG, GIF or WebP. */
export function readRaster(content: Buffer): Raster | undefined {
  try {
    const { width: across, height: down, type = '', orientation = 1 } = imageSize(content)
    // A photograph that was taken upright may lie on its side, and says so.
    const [width, height] = orientation > 4 ? [down, across] : [across, down]
    const mime = TYPES[type]
    const sizes = type === 'gif' ? [{ width, height }, firstFrame(content)] : [{ width, height }]
    return mime === undefined
      ? undefined
      : { mime, width, height, isTooLarge: sizes.some(isTooLarge) }
  } catch {
    // It begins like a picture, and is none.
    return undefined
  }
}

const isTooLarge = ({ width, height }: Pick<Raster, 'width' | 'height'>): boolean =>
  width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS

const GIF_FRAME = 0x2c
const GIF_EXTENSION = 0x21

/**
 * The size of a GIF's first frame, which browsers draw whole where it is larger than the picture says.
 * @throws RangeError where the content ends before it.
 */
function firstFrame(gif: Buffer): Pick<Raster, 'width' | 'height'> {
  const flags = gif.readUInt8(10)
  // The table of colours, if it has one, is before the first block.
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  while (gif.readUInt8(at) === GIF_EXTENSION) {
    at += 2
    while (gif.readUInt8(at) > 0) at += gif.readUInt8(at) + 1
    at += 1
  }
  if (gif.readUInt8(at) !== GIF_FRAME) return { width: 0, height: 0 }
  return { width: gif.readUInt16LE(at + 5), height: gif.readUInt16LE(at + 7) }
}
