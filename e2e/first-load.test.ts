import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '../dist/web')

interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What the build says of its parts: see the page's plugin that writes it. */
interface Parts {
  readonly application: Files
  readonly signIn: Files
  readonly routes: readonly (Files & { readonly path: string })[]
}

/** What a page may come in, besides what every page has. */
const CHUNKS = 3

/** Scripts and styles may be so large, in kilobytes with brotli, without what is loaded later. */
const LIMITS = { entry: 76, signIn: 106, application: 156, page: 280 }

const parts = JSON.parse(readFileSync(join(WEB, 'parts.json'), 'utf8')) as Parts
const html = readFileSync(join(WEB, 'index.html'), 'utf8')
const entry = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
  ([, file = '']) => file,
)

const sizes = new Map<string, number>()

function kilobytes(files: readonly string[]): number {
  return [...new Set(files)].reduce((sum, file) => {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(WEB, file))).length / 1_000
    sizes.set(file, size)
    return sum + size
  }, 0)
}

const filesOf = ({ scripts, styles }: Files): string[] => [...scripts, ...styles]

describe('what the build makes for the first load', () => {
  it('is three chunks at most for each route, with as many styles', () => {
    expect(parts.routes.length).toBeGreaterThan(50)
    const over = parts.routes.filter(
      ({ scripts, styles }) => scripts.length > CHUNKS || styles.length > CHUNKS,
    )
    expect(over).toEqual([])
  })

  it('is no more for everybody than it may be', () => {
    expect(kilobytes(entry)).toBeLessThan(LIMITS.entry)
    expect(kilobytes([...entry, ...filesOf(parts.signIn)])).toBeLessThan(LIMITS.signIn)
    expect(kilobytes([...entry, ...filesOf(parts.application)])).toBeLessThan(LIMITS.application)
    // With the fonts, the page itself, its texts and its icon that leaves room for what it asks.
    const scripts = [...entry, ...parts.application.scripts].filter((file) => file.endsWith('.js'))
    expect(new Set(scripts).size).toBeLessThan(8)
  })

  it('is no more for any page than it may be', () => {
    const all = [...entry, ...filesOf(parts.application)]
    const over = parts.routes.flatMap((route) => {
      const size = kilobytes([...all, ...filesOf(route)])
      return size < LIMITS.page ? [] : [`${route.path}: ${size.toFixed(0)} KB`]
    })
    expect(over).toEqual([])
  })
})
