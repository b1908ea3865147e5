import { expect, it } from 'vitest'
import { readRaster } from './raster.ts'

/** A PNG that says how large it is, and no more. */
function png(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(17)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([head, size])
}

it('tells what a picture is by its content', () => {
  expect(readRaster(png(10, 20))).toEqual({
    ...{ mime: 'image/png', isTooLarge: false },
    ...{ width: 10, height: 20 },
  })
  expect(
    readRaster(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')),
  ).toMatchObject({ mime: 'image/gif', isTooLarge: false, width: 1, height: 1 })
})

it.each([
  [8_000, 5_000, false],
  [8_001, 1, true],
  [1, 8_001, true],
  [7_000, 6_000, true],
  [50_000, 50_000, true],
  [0xffffffff, 0xffffffff, true],
])('bounds %i by %i pixels without decoding them', (width, height, isTooLarge) => {
  expect(readRaster(png(width, height))).toMatchObject({ mime: 'image/png', isTooLarge })
})

it.each([
  [1, 1, false],
  [65_535, 65_535, true],
])(
  'bounds the first frame of a GIF too, which may be larger than it says: %i by %i',
  (width, height, isTooLarge) => {
    const frame = Buffer.from('2c000000000000000000', 'hex')
    frame.writeUInt16LE(width, 5)
    frame.writeUInt16LE(height, 7)
    const head = Buffer.from(
      '47494638396101000100800000000000ffffff21f904010000000021fe016100',
      'hex',
    )
    expect(readRaster(Buffer.concat([head, frame]))).toMatchObject({ width: 1, isTooLarge })
  },
)

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'GIF8',
  '\x89PNG\r\n\x1a\n',
  'RIFF____WEBP',
  '',
])('takes %j for none', (text) => {
  expect(readRaster(Buffer.from(text, 'latin1'))).toBeUndefined()
})
