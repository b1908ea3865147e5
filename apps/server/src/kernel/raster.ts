import { imageSize } from 'image-size'

/** A browser decodes a picture whole: more than these pixels hold up the page of whoever sees it. */
const MAX_SIDE = 8_000
const MAX_PIXELS = 40_000_000

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
    const isTooLarge = width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS
    return mime === undefined ? undefined : { mime, width, height, isTooLarge }
  } catch {
    // It begins like a picture, and is none.
    return undefined
  }
}
