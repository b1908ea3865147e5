import { crc32, deflateSync } from 'node:zlib'

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** A box of a drawing, in pixels from its upper left corner; a radius of half its side makes a disc of it. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius?: number
  readonly colour: Colour
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const EIGHT_BITS_OF_RGB = [8, 2, 0, 0, 0]

/**
 * A picture of boxes and discs as a PNG, the later above the former, their edges smooth.
 * ```ts
 * smallPng({ width: 2, height: 1, colour: [255, 255, 255] }, []).subarray(1, 4).toString() // => 'PNG'
 * ```
 */
export function smallPng(
  ground: Pick<Box, 'width' | 'height' | 'colour'>,
  boxes: readonly Box[],
): Buffer {
  const { width, height } = ground
  // Each line begins with how it is filtered: not at all.
  const stride = 1 + width * 3
  const lines = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) lines.set(ground.colour, y * stride + 1 + x * 3)
  for (const box of boxes) paint(lines, stride, ground, box)
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from(EIGHT_BITS_OF_RGB)])),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function paint(
  lines: Buffer,
  stride: number,
  ground: { readonly width: number; readonly height: number },
  box: Box,
): void {
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(ground.height, bottom); y++)
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(ground.width, right); x++) {
      const share = coverage(box, x + 0.5, y + 0.5)
      const at = y * stride + 1 + x * 3
      box.colour.forEach((value, part) => {
        const below = lines[at + part] ?? 0
        lines[at + part] = Math.round(below + (value - below) * share)
      })
    }
}

/** How much of the pixel around a point lies in a box: by how far the point is from its edge. */
function coverage({ x, y, width, height, radius = 0 }: Box, px: number, py: number): number {
  const across = Math.abs(px - x - width / 2) - width / 2 + radius
  const down = Math.abs(py - y - height / 2) - height / 2 + radius
  const outside = Math.hypot(Math.max(across, 0), Math.max(down, 0))
  const distance = outside + Math.min(Math.max(across, down), 0) - radius
  return Math.min(1, Math.max(0, 0.5 - distance))
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
