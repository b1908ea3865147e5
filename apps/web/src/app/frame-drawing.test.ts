import { describe, expect, it } from 'vitest'
import { frameDrawing, hasPlace, windowOf } from './frame-drawing.ts'

const PLACE = '(max-width: 760px)'
const AT = 1_700_000_000_000
const kept = { grid: '1160-620-1440-900', scheme: 'dark' }

describe('what the server has drawn', () => {
  it('is seen in a window of the size that it was drawn for alone', () => {
    expect(frameDrawing('', windowOf(kept), kept, 'n', AT)).toContain(
      '#drawing{display:none}@media (width: 1440px) and (height: 900px){#drawing{display:contents}}',
    )
    expect(hasPlace(kept)).toBe(true)
    expect(hasPlace({})).toBe(false)
    const none = ['', '1-2-3', 'a-b-c-d', '0-620-1440-900', '1160-1e9-1440-1e9', '9-9-4001-900']
    for (const grid of [...none, '1500-620-1440-900', '1160-620-1440-2501']) {
      expect(hasPlace({ grid }), grid).toBe(false)
    }
  })

  it('is light, unless a colour was chosen', () => {
    const system = ' and (prefers-color-scheme: light)'
    expect(frameDrawing('', PLACE, kept, 'n', AT)).not.toContain(system)
    expect(frameDrawing('', PLACE, { ...kept, scheme: 'light' }, 'n', AT)).not.toContain(system)
    expect(frameDrawing('', PLACE, { ...kept, scheme: 'auto' }, 'n', AT)).toContain(system)
    expect(frameDrawing('', PLACE, { grid: kept.grid }, 'n', AT)).toContain(system)
  })

  it('is heard and touched by nobody', () => {
    const framed = frameDrawing('<p>α</p>', PLACE, kept, 'n', AT)
    expect(framed).toMatch(
      /<div id="drawing" inert aria-hidden="true" data-at="1700000000000"><p>α<\/p><\/div>$/,
    )
  })

  it('has the styles of its elements in rules that carry the nonce, each once', () => {
    const cell = '<b style="left:10px;width:5px">'
    const framed = frameDrawing(
      `${cell}${cell}<i style="--share:0.5">style=&quot;`,
      PLACE,
      kept,
      'n0nce',
      AT,
    )
    expect(framed).not.toContain(' style="')
    expect(framed).toMatch(/^<style nonce="n0nce">/)
    expect(framed).toContain('#drawing [data-style="0"]{left:10px;width:5px}')
    expect(framed).toContain('<b data-style="0"><b data-style="0"><i data-style="1">style=&quot;')
  })

  it('takes nothing into a rule that could end it', () => {
    for (const style of ['color:red}</style>', 'background:url(&quot;x&quot;)', 'a{b']) {
      expect(frameDrawing(`<b style="${style}">`, PLACE, kept, 'n', AT)).toMatch(
        /aria-hidden="true"><b><\/div>/,
      )
    }
  })
})
