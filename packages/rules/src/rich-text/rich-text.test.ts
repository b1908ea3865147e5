import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'
import { cleanRichText } from './clean-rich-text.ts'
import { cleanStored, picturesIn, readRichText, writeRichText } from './rich-text.ts'
import { safeAddress } from './safe-address.ts'

const KEY = 'a'.repeat(32)
const say = (text: string, ...marks: object[]) => ({
  ...{ type: 'text', text },
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const document = (...content: unknown[]) => JSON.stringify({ type: 'doc', content })
const link = (href: unknown) => ({ type: 'link', attrs: { href } })
const picture = (attrs: object) => ({
  type: 'picture',
  attrs: { key: KEY, alt: '', width: 8, height: 6, ...attrs },
})

describe('what a text may have', () => {
  it('keeps headings, lists, marks, links and pictures as they are', () => {
    const whole = document(
      { type: 'heading', attrs: { level: 2 }, content: [say('Τίτλος')] },
      { type: 'paragraph', attrs: { textAlign: 'center' }, content: [say('α', { type: 'bold' })] },
      paragraph(say('δείτε', { type: 'italic' }, link('https://example.gr/?a=1#b'))),
      {
        type: 'orderedList',
        content: [{ type: 'listItem', content: [paragraph(say('ένα'), { type: 'hardBreak' })] }],
      },
      picture({ alt: 'Δρόμος' }),
    )
    expect(cleanStored(whole)).toBe(whole)
    expect(cleanStored(cleanStored(whole))).toBe(whole)
    expect(picturesIn(whole)).toEqual([KEY])
  })

  it('keeps the first number of a list, where it is one', () => {
    const list = (type: string, start: unknown) => ({
      ...{ type, attrs: { start, type: 'a' } },
      content: [{ type: 'listItem', content: [paragraph(say('τρίτο'))] }],
    })
    const startOf = (type: string, start: unknown) =>
      cleanRichText({ content: [list(type, start)] }).content.map(
        (block) => block.type === 'orderedList' && block.attrs,
      )
    expect(startOf('orderedList', 3)).toEqual([{ start: 3 }])
    for (const start of [1, -1, 1.5, '3', 10_000, null]) {
      expect(startOf('orderedList', start)).toEqual([undefined])
    }
    expect(cleanRichText({ content: [list('bulletList', 3)] }).content[0]).not.toHaveProperty(
      'attrs',
    )
    expect(plainText(document(list('orderedList', 3)))).toBe('3. τρίτο')
  })

  it.each([
    ['script', { type: 'script', content: [say('alert(1)')] }],
    ['iframe', { type: 'iframe', attrs: { src: 'https://example.gr' } }],
    ['svg', { type: 'svg', attrs: { onload: 'alert(1)' } }],
    ['style', { type: 'style', content: [say('*{display:none}')] }],
    ['html', { type: 'html', html: '<img src=x onerror=alert(1)>' }],
    ['a list without items', { type: 'bulletList', content: [say('x')] }],
    ['a picture elsewhere', picture({ key: 'https://example.gr/a.png' })],
    ['a picture as data', picture({ key: 'data:image/svg+xml,<svg onload=alert(1)>' })],
    ['a picture without size', picture({ width: '8px' })],
    ['text', 'text'],
    ['nothing', null],
  ])('leaves out: %s', (_name, node) => {
    expect(cleanStored(document(node))).toBe('')
  })

  it('leaves out attributes, handlers and styles of what it keeps', () => {
    const node = {
      ...{ type: 'heading', onclick: 'alert(1)', style: 'x' },
      attrs: { level: 1, textAlign: 'justify;x', onclick: 'alert(1)', style: 'x', class: 'y' },
      content: [{ ...say('α', { type: 'textStyle', attrs: { style: 'x' } }), onclick: 'x' }],
    }
    expect(cleanRichText({ type: 'doc', content: [node] })).toEqual({
      type: 'doc',
      content: [{ type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'α' }] }],
    })
    const { content } = cleanRichText({ content: [picture({ onerror: 'x', src: 'javascript:x' })] })
    expect(content).toEqual([picture({})])
  })

  it('takes markup for what it is: text', () => {
    for (const text of [
      '<script>alert(1)</script>',
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      '<p>α<img src=x onerror=alert(1)></p>',
      '{"type":"doc"',
      '{"type":"document","content":[]}',
    ]) {
      expect(cleanStored(text)).toBe(text)
      expect(plainText(text)).toBe(text)
    }
  })

  it('bounds how deep and how much', () => {
    let nested: object = paragraph(say('α'))
    for (let depth = 0; depth < 50; depth++)
      nested = { type: 'bulletList', content: [{ type: 'listItem', content: [nested] }] }
    expect(cleanStored(document(nested)).match(/bulletList/g)?.length ?? 0).toBeLessThanOrEqual(6)
    const many = Array.from({ length: 20_000 }, () => paragraph(say('α')))
    expect(cleanRichText({ content: many }).content.length).toBeLessThanOrEqual(5_000)
    const parsed: unknown = JSON.parse(
      '{"type":"doc","content":[{"__proto__":{"type":"picture"}}]}',
    )
    expect(cleanRichText(parsed).content).toEqual([])
  })
})

describe('where a link may lead', () => {
  it.each(['https://example.gr', 'HTTP://example.gr/α?β=γ', 'mailto:info@example.gr?subject=Γεια'])(
    'takes %s',
    (href) => expect(safeAddress(href)).toBe(href),
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&#58;alert(1)',
    'javascript%3Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.gr/1',
    'file:///etc/passwd',
    '//example.gr',
    '/account/logoff',
    '#a',
    'https:\\\\example.gr',
    'https://\u202Eexample.gr',
    'https://',
    'mailto:',
    `https://example.gr/${'a'.repeat(2_000)}`,
    '',
    null,
    { href: 'https://example.gr' },
  ])('refuses %j', (href) => {
    expect(safeAddress(href)).toBeUndefined()
    expect(cleanStored(document(paragraph(say('α', link(href)))))).toBe('α')
  })
})

describe('plain text', () => {
  it('is a document of its paragraphs, and stays as it was', () => {
    const plain = 'Γεια σας\nξανά\n\nΤέλος'
    expect(readRichText(plain).content).toHaveLength(2)
    expect(writeRichText(readRichText(plain))).toBe(plain)
    expect(plainText(plain)).toBe(plain)
  })

  it('says lists, links and pictures of a document', () => {
    const items = [
      { type: 'listItem', content: [paragraph(say('ένα'))] },
      {
        type: 'listItem',
        content: [
          paragraph(say('δύο')),
          {
            type: 'bulletList',
            content: [{ type: 'listItem', content: [paragraph(say('τρία'))] }],
          },
        ],
      },
    ]
    const text = document(
      { type: 'heading', attrs: { level: 2 }, content: [say('Τίτλος')] },
      paragraph(say('Δείτε '), say('το', link('https://a.gr')), say(' εδώ', link('https://a.gr'))),
      paragraph(say('https://b.gr', link('https://b.gr'))),
      { type: 'orderedList', content: items },
      picture({ alt: 'Χάρτης' }),
      picture({}),
    )
    expect(plainText(text)).toBe(
      'Τίτλος\n\nΔείτε το εδώ (https://a.gr)\n\nhttps://b.gr\n\n1. ένα\n2. δύο\n  • τρία\n\n[Χάρτης]',
    )
  })
})
