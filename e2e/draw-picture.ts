import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'

/** A picture of 800 × 600 as a browser draws it. */
export async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 800
    canvas.height = 600
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = '#cfd8ea'
      pen.fillRect(0, 0, 800, 600)
      pen.fillStyle = '#6b7a99'
      pen.fillRect(320, 30, 160, 560)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}
