import { describe, it } from 'vitest'
import { setStage } from './stage.ts'
import { el } from './words.ts'

const WANTED = '/mazi/mentee/actionsdone'

describe('a mentee who has yet to consent', () => {
  const stage = setStage()

  it('is led to the consent, and on to where they wanted to go; may take it back', async () => {
    const as = stage.personWith('Mentee', 'χωρίς συγκατάθεση')
    const { page } = await stage.visit({ as, path: WANTED, width: 390 })
    await page.waitForURL((url) => url.pathname === '/gdpr')
    await page.getByRole('heading', { level: 1, name: el('consent.title') }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Τι κρατάμε' }).waitFor()

    // Nothing else opens: the way round leads back here.
    await page.goto('/mazi/userinfo')
    await page.waitForURL((url) => url.pathname === '/gdpr')
    await page.goto(WANTED)
    await page.getByRole('button', { name: el('consent.agree') }).click()
    await page.waitForURL((url) => url.pathname === WANTED)
    await page
      .getByRole('heading', {
        level: 1,
        name: el('route.root.defaultlayout.project.mentee.actionsdone.title'),
      })
      .waitFor()

    await page.goto('/mazi/userinfo#tab=account')
    await page.getByRole('button', { name: el('consent.card.withdraw') }).click()
    const dialog = page.getByRole('dialog', { name: el('consent.withdraw.title') })
    await dialog.getByText(el('consent.withdraw.closes')).waitFor()
    await dialog.getByRole('button', { name: el('consent.withdraw.confirm') }).click()
    await page.waitForURL((url) => url.pathname === '/gdpr')
    await page.getByText(el('consent.again')).waitFor()
  })

  it('may decline, and is signed off', async () => {
    const as = stage.personWith('Mentee', 'χωρίς συγκατάθεση')
    const { page } = await stage.visit({ as, path: '/', refusals: [401] })
    await page.getByRole('link', { name: el('consent.notNow') }).click()
    await page.waitForURL((url) => url.pathname === '/signin')
  })
})
