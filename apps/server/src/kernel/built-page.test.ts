import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPageFolder, type PageFolder } from '../testing/page-folder.ts'
import { readPage, type BuiltPage } from './built-page.ts'

describe('the built page', () => {
  let page: PageFolder
  let built: BuiltPage
  beforeAll(async () => {
    page = await createPageFolder()
    built = await readPage(page.folder)
  })
  afterAll(() => page.remove())

  type Visit = Parameters<BuiltPage['writeHead']>[0]
  const visitTo = (path: string, visit: Partial<Visit> = {}): Visit => ({
    nonce: 'n0nce',
    path,
    language: 'en',
    part: 'application',
    answers: [],
    mayBeDrawn: false,
    ...visit,
  })
  const write = (path: string, visit: Partial<Visit> = {}): string =>
    built.writeHead(visitTo(path, visit))
  const scripts = (html: string) =>
    [...html.matchAll(/modulepreload" crossorigin href="\/assets\/(\w+)\.js"/g)].map(
      ([, name]) => name,
    )

  it('names what the application and its address need, whatever the case', () => {
    expect(scripts(write('/Programme/MENTOR/list'))).toEqual(['own', 'shell', 'ring', 'list'])
    expect(scripts(write('/programme/mentor/7/'))).toEqual(['own', 'shell', 'ring', 'one'])
    expect(scripts(write('/programme/mentor'))).toEqual(['own', 'shell', 'ring', 'one'])
    expect(scripts(write('/elsewhere/entirely/else'))).toEqual(['own', 'shell', 'ring'])
    // The loader of the page's parts asks for no style again that has such a link.
    expect(write('/')).toContain('<link rel="stylesheet" disabled href="/assets/shell.css">')
    expect(write('/')).toContain('<style nonce="n0nce">.shell{}</style>')
  })

  it('names nothing of the application to those who have not signed in, and has their styles', () => {
    const html = write('/signin', { part: 'signIn' })
    expect(scripts(html)).toEqual(['own', 'door'])
    expect(html).toContain('<style nonce="n0nce">.own{}</style>')
    expect(scripts(write('/programme/mentor/list', { part: undefined }))).toEqual(['own'])
  })

  it('says which colours somebody chose, and leaves a place for what is drawn first', () => {
    expect(write('/')).toContain('<html lang="en">')
    expect(write('/', { scheme: 'dark' })).toContain('<html lang="en" data-scheme="dark">')
    expect(write('/')).toMatch(/<div id="root">$/)
    expect(built.writeRest(visitTo('/'), '', {})).toMatch(/^<\/div>/)
  })

  it('has the styles with what is drawn first, and loads the scripts after it', () => {
    const visit = visitTo('/programme/mentor/list', {
      mayBeDrawn: true,
      answers: ['/api/texts'],
    })
    const head = built.writeHead(visit)
    expect(head).toContain('<style nonce="n0nce">.own{}</style>')
    expect(head).toContain('<style nonce="n0nce">.shell{}</style>')
    expect(head).not.toMatch(/rel="stylesheet"(?! disabled)/)
    // Only what answers in the drawing itself.
    expect(scripts(head)).toEqual(['keys'])
    expect(head).not.toContain('as="fetch"')
    const rest = built.writeRest(visit, '<p>drawn</p>', {})
    const [, later = ''] = /<template id="later">(.*?)<\/template>/.exec(rest) ?? []
    expect(rest).toMatch(/^<p>drawn<\/p><\/div>/)
    expect(scripts(later)).toEqual(['own', 'shell', 'ring', 'list'])
    expect(later).toContain('as="fetch" crossorigin href="/api/texts"')
    const undrawn = built.writeRest(visit, '', {})
    expect(scripts(undrawn)).toEqual(['own', 'shell', 'ring', 'list'])
    expect(undrawn).not.toContain('<template')
  })

  it('loads on a phone what its pages show there besides', () => {
    const visit = { phone: true, mayBeDrawn: true }
    const list = visitTo('/programme/mentor/list', visit)
    expect(scripts(built.writeRest(list, '', {}))).toContain('cards')
    expect(built.writeHead(list)).toContain('.cards{}')
    expect(scripts(built.writeHead(list))).toEqual([])
    expect(scripts(write('/programme/mentor/list'))).not.toContain('cards')
    expect(scripts(write('/programme/mentor/7', { phone: true }))).not.toContain('cards')
  })

  it('writes language, nonce, answers and data, and lets no data end its element', () => {
    const data = { Name: '</script><script>alert(1)</script>', Sign: '$& $1' }
    const visit = visitTo('/', { answers: ['/api/texts?a=1&b=2'] })
    const html = built.writeHead(visit) + built.writeRest(visit, '', data)
    expect(html).toMatch(/^<html.*<\/head><body><div id="root"><\/div><script.*<\/body><\/html>$/s)
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('content="n0nce"')
    expect(html).toContain('as="fetch" crossorigin href="/api/texts?a=1&amp;b=2"')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    const [, written = ''] = /id="start">([^<]*)<\/script>/.exec(html) ?? []
    expect(JSON.parse(written)).toEqual(data)
  })
})
