import { expect, describe, it } from 'vitest'
import type { BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import { faultsOf } from './faults.ts'
import { publishQuest, shortDraft } from './quests.ts'
import { PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const CHOICE = { el: 'Μαύρο', en: 'Black' }
const WHY = { el: 'Γιατί;', en: 'Why?' }

describe('a questionnaire by its token, without an account', () => {
  const stage = setStage()
  const publish = async (uses = 1) =>
    publishQuest(await stage.visit({ as: stage.personWith('Admin') }), shortDraft(), uses)

  it.each<[BuiltInLanguage, 'light' | 'dark']>([
    ['el', 'light'],
    ['en', 'dark'],
  ])(
    'is answered on a phone, paused, gone on with and finished (%s, %s)',
    async (language, scheme) => {
      const { path } = await publish()
      const t = language === 'el' ? el : en
      const visit = { language, scheme, width: 390, path }
      const { page } = await stage.visit(visit)
      const button = (key: Parameters<typeof t>[0]) =>
        page.getByRole('button', { name: t(key), exact: true })
      const faults: string[] = []
      const look = async (where: string) => faults.push(...(await faultsOf(page, where)))

      await button('quest.start').waitFor()
      expect(await page.locator('nav, [role=navigation]').count()).toBe(0)
      await look('before')
      await button('quest.start').click()
      await page.getByRole('radio', { name: CHOICE[language] }).check()
      await button('quest.next').click()
      await page.getByRole('textbox', { name: WHY[language] }).fill('Γιατί έτσι')
      await look('running')
      await button('quest.pause').click()
      await button('quest.continue').waitFor()
      await look('paused')

      await page.reload()
      await button('quest.continue').click()
      expect(await page.getByRole('radio', { name: CHOICE[language] }).isChecked()).toBe(true)
      await button('quest.next').click()
      expect(await page.getByRole('textbox', { name: WHY[language] }).inputValue()).toBe(
        'Γιατί έτσι',
      )
      await page.locator('[data-push]', { hasText: t('quest.toReview') }).click()
      await button('quest.review.finish').click()
      await page.getByRole('heading', { name: t('quest.finished.title') }).waitFor()
      await look('finished')
      await page.reload()
      await page.getByRole('heading', { name: t('quest.finished.title') }).waitFor()
      expect(page.url()).toContain(path)
      expect(faults).toEqual([])
    },
  )

  it('is politely refused to one more, and under a wrong name', async () => {
    const { path } = await publish()
    const first = await stage.visit({ path })
    const t = el
    await first.page.getByRole('button', { name: t('quest.start') }).waitFor()
    const second = await stage.visit({ path, refusals: [422] })
    await second.page.getByText(t('rule.token_used')).waitFor()
    const wrong = await stage.visit({
      path: `/${PROJECT.url}/questtoken/no-such-token`,
      refusals: [404],
      language: 'en',
    })
    await wrong.page.getByText(en('quest.notFound.title')).waitFor()
    expect(await faultsOf(wrong.page, 'wrong')).toEqual([])
  })

  it('changes its language with the page, and keeps what was answered', async () => {
    const { path } = await publish()
    const { page } = await stage.visit({ path })
    await page.getByRole('button', { name: el('quest.start') }).click()
    await page.getByRole('radio', { name: CHOICE.el }).check()
    await page.getByRole('button', { name: 'EN', exact: true }).click()
    const english = page.getByRole('radio', { name: CHOICE.en })
    await english.waitFor()
    expect(await english.isChecked()).toBe(true)
    await page.getByRole('button', { name: en('quest.pause') }).waitFor()
  })

  it('leads to the page that the questionnaire names, once it is finished', async () => {
    const author = await stage.visit({ as: stage.personWith('Admin') })
    const draft = { ...shortDraft(), OnFinish: '/applicationForm' }
    const { path } = await publishQuest(author, draft, 2)
    for (const as of [undefined, stage.personWith('Mentee', PROJECT.name)]) {
      const { page } = await stage.visit({ path, ...(as && { as }) })
      await page.getByRole('button', { name: el('quest.start') }).click()
      await page.getByRole('radio', { name: CHOICE.el }).check()
      await page
        .getByRole('button', { name: el('quest.toReview') })
        .first()
        .click()
      await page.getByRole('button', { name: el('quest.review.finish') }).click()
      await page.waitForURL((url) => url.pathname === '/applicationForm')
    }
  })

  it('opens nothing else of the product', async () => {
    const { path } = await publish()
    const { page } = await stage.visit({ path })
    await page.getByRole('button', { name: el('quest.start') }).waitFor()
    await page.goto(`/${PROJECT.url}/home`)
    await page.waitForURL((url) => url.pathname === '/signin')
  })
})
