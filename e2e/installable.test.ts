import { describe, expect, it } from 'vitest'
import { filesAreKept } from './browser.ts'
import { faultsOf } from './faults.ts'
import { PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const CALENDAR = el('calendar.title')

interface Manifest {
  readonly name: string
  readonly lang: string
  readonly start_url: string
  readonly display: string
  readonly icons: readonly {
    readonly src: string
    readonly sizes: string
    readonly type: string
    readonly purpose: string
  }[]
}

describe('the application on a phone', () => {
  const stage = setStage()
  const mentor = () => stage.personWith('Mentor', PROJECT.name)

  it('can be installed: every page names the manifest, and its icons are as large as it says', async () => {
    const { page } = await stage.visit({ width: 390, hasTouch: true })
    for (const path of ['/signin', `/applicationForm?project=${PROJECT.url}`, '/offline.html']) {
      const html = await (await page.request.get(path)).text()
      expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
    }
    await page.goto('/signin')
    const answer = await page.request.get('/manifest.webmanifest')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = (await answer.json()) as Manifest
    expect(manifest).toMatchObject({
      ...{ name: 'Τηλέμαχος', lang: 'el', start_url: '/', display: 'standalone' },
    })
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await page.request.get(src)
      expect(icon.headers()['content-type']).toBe(type)
      const size = await page.evaluate(async (address) => {
        const image = new Image()
        image.src = address
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src)
      expect(size).toBe(sizes)
    }
    // The browser itself finds nothing to remark on.
    const session = await page.context().newCDPSession(page)
    const { errors, url } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  })

  it('begins at the home of whoever is signed in', async () => {
    const { page } = await stage.visit({ as: mentor(), path: '/', width: 390, hasTouch: true })
    await page.waitForURL((url) => url.pathname.startsWith(`/${PROJECT.url}/`))
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  it('says without a network what works and what does not, and goes on by itself', async () => {
    const { page } = await stage.visit({
      ...{ as: mentor(), path: `/${PROJECT.url}/calendar`, width: 390, hasTouch: true },
      ...{ offline: true, keepsFiles: true },
    })
    await page.getByRole('main').getByRole('heading', { level: 1, name: CALENDAR }).waitFor()
    await filesAreKept(page)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('heading', { name: 'Δεν υπάρχει σύνδεση' }).waitFor()
    await page.getByRole('heading', { name: el('core.away.kept') }).waitFor()
    await page.getByRole('heading', { name: el('core.away.needs') }).waitFor()
    await page.getByRole('heading', { name: en('core.away.needs') }).waitFor()
    expect(await faultsOf(page, 'the page without a network')).toEqual([])
    await page.context().setOffline(false)
    await page.getByRole('main').getByRole('heading', { level: 1, name: CALENDAR }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/${PROJECT.url}/calendar`)
  })
})
