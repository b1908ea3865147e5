/**
 * Draws the icons of the installed application from the mark of the page, into `apps/web/public`: once, and again
 * when the mark changes. `CHROMIUM_PATH=… node tools/draw-icons.ts`
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright-core'

const WEB = path.join(import.meta.dirname, '../apps/web')

/** How much of a maskable icon every mask shows, and a little less. */
const SAFE = 0.66

const mark = await readFile(path.join(WEB, 'src/shared/ui/icon.svg'), 'utf8')
const [, ground = ''] = /<rect[^>]* fill="([^"]+)"/.exec(mark) ?? []

/** The mark with its ground over the whole square: what a mask cuts off is ground alone. */
const maskable = mark
  .replace(/<rect[^>]*>/, `<rect width="32" height="32" fill="${ground}"/>`)
  .replace(/(<rect[^>]*>)/, `$1<g transform="translate(16 16) scale(${SAFE}) translate(-16 -16)">`)
  .replace('</svg>', '</g></svg>')

const icons = [
  { name: 'icon-192', svg: mark, size: 192 },
  { name: 'icon-512', svg: mark, size: 512 },
  { name: 'icon-maskable-512', svg: maskable, size: 512 },
]

const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({ ...(executablePath && { executablePath }) })
for (const { name, svg, size } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  )
  await page.screenshot({
    path: path.join(WEB, 'public', `${name}.png`),
    omitBackground: true,
  })
  await page.close()
}
await browser.close()
