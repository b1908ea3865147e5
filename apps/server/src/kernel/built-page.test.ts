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

  const write = (path: string, visit: Partial<Parameters<BuiltPage['writeHead']>[0]> = {}) =>
    built.writeHead({
      nonce: 'n0nce',
      path,
      language: 'en',
      isSignedIn: true,
      answers: [],
      ...visit,
    })
  const scripts = (html: string) =>
    [...html.matchAll(/modulepreload" crossorigin href="\/assets\/(\w+)\.js"/g)].map(
      ([, name]) => name,
    )

  it('names what the application and its address need, whatever the case', () => {
    expect(scripts(write('/Programme/MENTOR/list'))).toEqual(['shell', 'ring', 'list'])
    expect(scripts(write('/programme/mentor/7/'))).toEqual(['shell', 'ring', 'one'])
    expect(scripts(write('/programme/mentor'))).toEqual(['shell', 'ring', 'one'])
    expect(scripts(write('/elsewhere/entirely/else'))).toEqual(['shell', 'ring'])
    expect(write('/')).toContain('<link rel="stylesheet" crossorigin href="/assets/shell.css">')
  })

  it('names nothing of the application to those who have not signed in', () => {
    expect(scripts(write('/programme/mentor/list', { isSignedIn: false }))).toEqual([])
  })

  it('writes language, nonce, answers and data, and lets no data end its element', () => {
    const data = { Name: '</script><script>alert(1)</script>', Sign: '$& $1' }
    const html = write('/', { answers: ['/api/texts?a=1&b=2'] }) + built.writeRest(data)
    expect(html).toMatch(/^<html.*<\/head><body><\/body><\/html>$/s)
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('content="n0nce"')
    expect(html).toContain('as="fetch" crossorigin href="/api/texts?a=1&amp;b=2"')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    const [, written = ''] = /id="start">([^<]*)<\/script>/.exec(html) ?? []
    expect(JSON.parse(written)).toEqual(data)
  })
})
