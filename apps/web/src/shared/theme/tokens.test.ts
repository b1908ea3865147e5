import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What is read, and the grounds on which it stands: 4.5 to one (WCAG 1.4.3). */
const READ = [
  { inks: ['ink', 'ink-soft', 'ink-faint', 'accent-ink'], grounds: grounds() },
  { inks: ['ink', 'ink-soft', 'accent-ink'], grounds: ['accent-wash'] },
  { inks: ['inactive'], grounds: [...grounds(), 'accent-wash', 'scheduled-wash', 'done-wash'] },
  { inks: ['on-accent'], grounds: ['accent', 'accent-strong'] },
  ...['done', 'scheduled', 'overdue', 'inactive', 'warn'].map((state) => ({
    inks: [state],
    grounds: [`${state}-wash`, 'surface', 'ground'],
  })),
]

/** What has to be told apart and is no text: 3 to one (WCAG 1.4.11). */
const SEEN = [{ inks: ['control', 'accent', 'focus'], grounds: [...grounds(), 'accent-wash'] }]

function grounds(): string[] {
  return ['surface', 'ground', 'surface-sunken', 'surface-hover']
}

const SOURCES = join(import.meta.dirname, '../..')
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const light = tokensIn(':root {')
const SCHEMES = { light, dark: new Map([...light, ...tokensIn(":root[data-scheme='dark'] {")]) }

describe.each(Object.entries(SCHEMES))('the colours of the %s scheme', (_, tokens) => {
  it('can be read on every ground that they meet', () => {
    expect(READ.flatMap((pairs) => lowIn(pairs, tokens, 4.5))).toEqual([])
  })

  it('can be told apart from it where they are no text', () => {
    expect(SEEN.flatMap((pairs) => lowIn(pairs, tokens, 3))).toEqual([])
  })
})

describe('the rules of every part', () => {
  const sources = globSync('**/*.css', { cwd: SOURCES })

  it('give what is read the ink of the accent, and not the accent itself', () => {
    const found = sources.filter((file) =>
      /[^-]color: var\(--accent(-strong)?\);/.test(readFileSync(join(SOURCES, file), 'utf8')),
    )
    expect(found).toEqual([])
  })

  it.each(Object.entries(SCHEMES))(
    'can be read where they set ink and ground (%s)',
    (_, tokens) => {
      const pairs = sources.flatMap((file) => pairsIn(readFileSync(join(SOURCES, file), 'utf8')))
      expect(pairs.length).toBeGreaterThan(50)
      expect(pairs.flatMap((pair) => lowIn(pair, tokens, 4.5))).toEqual([])
    },
  )
})

/** The ink and the ground of each rule that sets both by tokens of colour. */
function pairsIn(text: string): typeof READ {
  return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
    const ink = /(?:^|[;\s])color: var\(--([\w-]+)\)/.exec(rule)?.[1]
    const ground = /background(?:-color)?: var\(--([\w-]+)\)/.exec(rule)?.[1]
    if (ink === undefined || ground === undefined || !light.has(ink) || !light.has(ground))
      return []
    return [{ inks: [ink], grounds: [ground] }]
  })
}

function lowIn(
  { inks, grounds: behind }: (typeof READ)[number],
  tokens: ReadonlyMap<string, string>,
  least: number,
): string[] {
  return inks.flatMap((ink) =>
    behind.flatMap((ground) => {
      const ratio = contrast(colourOf(ink, tokens), colourOf(ground, tokens))
      return ratio < least ? [`${ink} on ${ground}: ${ratio.toFixed(2)}`] : []
    }),
  )
}

function tokensIn(selector: string): Map<string, string> {
  const [, rest = ''] = css.split(selector)
  const [block = ''] = rest.split('\n}')
  const found = block.matchAll(/--([\w-]+): ([^;]+);/g)
  return new Map([...found].map(([, name = '', value = '']) => [name, value]))
}

function colourOf(name: string, tokens: ReadonlyMap<string, string>): string {
  const value = tokens.get(name) ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (other !== undefined) return colourOf(other, tokens)
  expect(value, name).toMatch(/^#[0-9a-f]{6}$/)
  return value
}

/** The ratio of two colours' luminance, as WCAG 2 has it. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
