import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** The built page. */
const BUILT = new URL('../dist/web/', import.meta.url)

const KILOBYTE = 1_000

/** What a page asks for once it has nothing else to do comes within so many milliseconds. */
const RESTS_MS = 500
/** What nobody has looked for yet comes when the page has been there for a while. */
const RESTED_MS = 4_500

/** What a browser that has nothing of the product loads for a page, until it rests. */
export interface Loaded {
  /** The page itself, its files, and what it asks. */
  readonly requests: number
  /** Kilobytes of scripts and styles, those in the page itself too, compressed with brotli. */
  readonly code: number
  /** The same of what comes after the first paint, for the realtime connection. */
  readonly later: number
  readonly fonts: number
  readonly texts: number
  /** What comes when the page has been there for a while, and nobody has begun to use it. */
  readonly atRest: { readonly requests: number; readonly kilobytes: number }
}

/**
 * Opens a page and counts what it loads.
 * @throws Error where it leads elsewhere, or anything of it does not come.
 */
export async function loadPage(page: Page, path: string): Promise<Loaded> {
  const counted = { requests: 0, code: 0, later: 0, fonts: 0, texts: 0 }
  const sizes: Promise<void>[] = []
  const failures: string[] = []
  page.on('request', (request) => {
    // A picture within a style is none.
    if (!request.url().startsWith('data:')) counted.requests += 1
  })
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    const isPage = request.resourceType() === 'document'
    const kind = isPage ? 'code' : kindOf(pathname)
    const measure = async (): Promise<void> => {
      const response = await request.response()
      if (!response?.ok()) failures.push(`${pathname}: ${response?.status()}`)
      if (!kind || !response?.ok()) return
      const body = isPage
        ? Buffer.from(stylesIn(await response.text()))
        : pathname.startsWith('/assets/')
          ? await readFile(new URL(`.${pathname}`, BUILT))
          : await response.body()
      const size = kind === 'fonts' ? body.length : brotliCompressSync(body).length
      counted[kind] += size / KILOBYTE
    }
    // A body that is gone with the page before it is none of what is shown.
    sizes.push(measure().catch((error: unknown) => void failures.push(`${pathname}: ${error}`)))
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(RESTS_MS)
  await Promise.all(sizes)
  const loaded = { ...counted }
  await page.waitForTimeout(RESTED_MS)
  await Promise.all(sizes)
  const codeOf = ({ code, later }: typeof counted): number => code + later
  const atRest = {
    requests: counted.requests - loaded.requests,
    kilobytes: codeOf(counted) - codeOf(loaded),
  }
  const shown = new URL(page.url()).pathname
  await page.context().close()
  if (shown !== path) throw new Error(`${path} led to ${shown}`)
  if (failures.length > 0) throw new Error(`${path}: ${failures.join(', ')}`)
  return { ...loaded, atRest }
}

function kindOf(pathname: string): 'code' | 'later' | 'fonts' | 'texts' | undefined {
  if (/\/esm-[^/]*\.js$/.test(pathname)) return 'later'
  if (/\.(js|css)$/.test(pathname)) return 'code'
  if (pathname.endsWith('.woff2')) return 'fonts'
  return pathname.endsWith('LangService') ? 'texts' : undefined
}

const stylesIn = (html: string): string =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join('')
