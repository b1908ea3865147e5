import { labelMatcher } from '@telemachos/contract/core/named-texts'
import { texts } from '@telemachos/contract/texts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { findBrowser } from './browser.ts'

const WEB = join(import.meta.dirname, '../dist/web')

interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What the build says of its parts: see the page's plugin that writes it. */
interface Parts {
  readonly application: Files & { readonly later: readonly string[] }
  readonly signIn: Files
  readonly routes: readonly (Files & { readonly path: string; readonly onPhones?: Files })[]
}

/** Scripts that a page may come in, so that with all else it is thirty requests at most. */
const CHUNKS = 18

/** Scripts and styles may be so large, in kilobytes with brotli, without what is loaded later. */
const LIMITS = { entry: 72, signIn: 90, application: 148, grid: 190, page: 215 }

/** Texts that a page waits for before it is drawn, in kilobytes of Greek with brotli. */
const TEXTS_LIMIT = 25

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
  it('is eighteen chunks at most for each route, with as many styles', () => {
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
      const limit = route.path.includes('/mentor/action/list') ? LIMITS.grid : LIMITS.page
      return size < limit ? [] : [`${route.path}: ${size.toFixed(0)} KB`]
    })
    expect(over).toEqual([])
  })

  it('waits for few of the texts, whatever the page', () => {
    const named = JSON.parse(readFileSync(join(WEB, 'texts.json'), 'utf8')) as Record<
      string,
      readonly string[]
    >
    const greek = Object.entries(texts).map(([label, { el }]) => [label, el] as const)
    const sizeOf = (scripts: readonly string[]): number => {
      const isNamed = labelMatcher(scripts.flatMap((script) => named[script] ?? []))
      const own = greek.filter(([label]) => isNamed(label))
      // What the build says nothing of would be no text at all.
      expect(own.length).toBeGreaterThan(300)
      return brotliCompressSync(JSON.stringify(Object.fromEntries(own))).length / 1_000
    }
    const over = parts.routes.flatMap(({ path, scripts, onPhones }) => {
      const all = [...parts.application.scripts, ...scripts, ...(onPhones?.scripts ?? [])]
      const size = sizeOf(all)
      return size < TEXTS_LIMIT ? [] : [`${path}: ${size.toFixed(1)} KB`]
    })
    expect(over).toEqual([])
  })

  it('counts no page to what every page may load later', () => {
    const later = new Set(parts.application.later)
    expect(later.size).toBeGreaterThan(10)
    const pages = parts.routes.filter(({ scripts }) => later.has(scripts.at(-1) ?? ''))
    expect(pages.map(({ path }) => path)).toEqual([])
  })
})

describe('the letters that stand in for our own', () => {
  /** Large, in pixels: where letters stand at whole pixels, small ones tell little of their width. */
  const SIZE = 400

  /** Widths of sentences in pixels, of our own letters and of those of another family. */
  async function measure(sentences: readonly string[], weight: number) {
    const css = entry
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(WEB, file), 'utf8'))
      .join('')
      .replace(/url\((\/assets\/[^)]+\.woff2)\)/g, (_, file: string) => {
        const font = readFileSync(join(WEB, file)).toString('base64')
        return `url(data:font/woff2;base64,${font})`
      })
    const context = await (await findBrowser()).newContext()
    const page = await context.newPage()
    await page.setContent(`<style>${css}</style>`)
    const widths = await page.evaluate(
      async ({ all, bold, size }) => {
        const widthsIn = async (family: string) => {
          await document.fonts.load(`${bold} ${size}px ${family}`, all.join('')).catch(() => {
            throw new Error(`no letters of ${family} here: those of fonts-liberation will do`)
          })
          const lines = all.map((sentence) => {
            const line = document.createElement('span')
            line.style.cssText = `font:${bold} ${size}px ${family};white-space:pre;position:absolute`
            line.textContent = sentence
            return line
          })
          document.body.replaceChildren(...lines)
          return lines.map((line) => line.getBoundingClientRect().width)
        }
        return {
          own: await widthsIn("'Commissioner Variable'"),
          other: await widthsIn("'Fallback of Arial', monospace"),
        }
      },
      { all: sentences, bold: weight, size: SIZE },
    )
    await context.close()
    return widths
  }

  it.each([
    ['el', 400],
    ['el', 600],
    ['en', 400],
    ['en', 600],
  ] as const)('are as wide, in %s at weight %i', async (language, weight) => {
    const sentences = Object.values(texts)
      .map((text) => text[language])
      .filter((text) => text.length > 40 && text.length < 120 && !/[{<]/.test(text))
    expect(sentences.length).toBeGreaterThan(500)
    const { own, other } = await measure(sentences, weight)
    const ratios = own.map((width, index) => (other[index] ?? 0) / width).toSorted((a, b) => a - b)
    const at = (part: number) => ratios[Math.floor(part * (ratios.length - 1))] ?? 0
    expect(Math.abs(at(0.5) - 1)).toBeLessThan(0.01)
    expect(at(0.05)).toBeGreaterThan(0.97)
    expect(at(0.95)).toBeLessThan(1.03)
  })
})
