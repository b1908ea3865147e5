import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { keysOf } from './hands.ts'
import { PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const PATH = `/${PROJECT.url}/admin/project/applications`

describe('the review of applications', () => {
  const stage = setStage()
  let protocol = ''

  it('is made by two reviewers who do not see each other’s points, by keyboard and on a phone', async () => {
    const first = await stage.visit({ as: stage.personWith('Coordinator', PROJECT.name) })
    const hand = keysOf(first.page)
    await first.page.goto(PATH)
    await hand.press(first.page.getByText(el('applications.filters'), { exact: true }))
    await hand.choose(first.page.getByLabel(el('applications.filter.Sheets')), 'none')
    const row = first.page.getByRole('button', { name: /^Αίτηση \d{4}-\d{5}$/ }).first()
    await first.page
      .getByRole('cell', { name: el('applications.column.sheets', { in: 0, of: 2 }) })
      .first()
      .waitFor()
    protocol = ((await row.textContent()) ?? '').trim()
    expect(protocol).toMatch(/^\d{4}-\d{5}$/)
    expect(await faultsOf(first.page, 'the list with its filters')).toEqual([])
    await hand.press(first.page.getByRole('button', { name: `Αίτηση ${protocol}` }))
    for (const [label, points] of [
      ['Ανάγκη για υποστήριξη', '9'],
      ['Κίνητρο', '8'],
      ['Διαθεσιμότητα', '4,5'],
    ] as const) {
      await hand.fill(sheetOf(first.page).getByLabel(label), points)
    }
    await hand.fill(sheetOf(first.page).getByLabel(el('applications.score.comment')), 'Πειστική.')
    await hand.press(first.page.getByRole('button', { name: el('applications.score.submit') }))
    await first.page.getByText(el('applications.score.in', { in: 1, of: 2 })).waitFor()
    expect(await faultsOf(first.page, 'an application with a score sheet')).toEqual([])

    const second = await stage.visit({
      as: stage.personWith('Supervisor', PROJECT.name),
      language: 'en',
      ...{ width: 390, hasTouch: true },
    })
    await second.page.goto(PATH)
    await second.page.getByRole('searchbox', { name: en('applications.search') }).fill(protocol)
    await second.page.getByRole('button', { name: `Application ${protocol}` }).click()
    await second.page.getByText(en('applications.score.blind')).waitFor()
    expect(await second.page.getByText('Πειστική.').count()).toBe(0)
    for (const [label, points] of [
      ['Need for support', '2'],
      ['Motivation', '3'],
      ['Availability', '1'],
    ] as const) {
      await sheetOf(second.page).getByLabel(label).fill(points)
    }
    await second.page.getByRole('button', { name: en('applications.score.submit') }).click()
    await second.page.getByText(en('applications.score.disagreement')).waitFor()
    await second.page.getByText('Πειστική.').waitFor()
    expect(await faultsOf(second.page, 'both sheets on a phone')).toEqual([])
  })

  it('ends with a published list, which anybody reads by protocol number', async () => {
    const admin = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const { page } = admin
    await page.goto(PATH)
    await page.getByRole('searchbox', { name: el('applications.search') }).fill(protocol)
    await page.getByRole('button', { name: `Αίτηση ${protocol}` }).click()
    await page.getByRole('button', { name: el('applications.toEligible'), exact: true }).click()
    await page
      .getByRole('dialog', { name: el('applications.moveConfirm') })
      .getByRole('button', { name: el('applications.moveConfirm.yes'), exact: true })
      .click()
    await page.getByText(el('applications.moved')).filter({ visible: true }).first().waitFor()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: el('applications.close'), exact: true })
      .click()

    await page.getByRole('button', { name: el('applications.rank'), exact: true }).click()
    await page.getByRole('cell', { name: new RegExp(protocol) }).waitFor()
    expect(await faultsOf(page, 'the ranking')).toEqual([])
    await page.getByRole('button', { name: el('applications.rank.publish'), exact: true }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: el('ui.confirm'), exact: true })
      .click()
    await page.getByRole('link', { name: el('applications.rank.open') }).waitFor()

    for (const language of ['el', 'en'] as const) {
      const say = language === 'el' ? el : en
      const anybody = await stage.visit({ language, width: language === 'el' ? 390 : 1440 })
      await anybody.page.goto(`/applicationForm/result/list?project=${PROJECT.url}`)
      await anybody.page.getByLabel(say('apply.list.search')).fill(protocol)
      const cells = anybody.page.getByRole('row').filter({ hasText: protocol })
      await cells.getByRole('cell', { name: say('apply.list.reserve') }).waitFor()
      expect(await anybody.page.getByRole('row').count()).toBe(2)
      expect(await faultsOf(anybody.page, `the published list in ${language}`)).toEqual([])
    }
  })
})

const sheetOf = (page: Page) =>
  page.getByRole('form', {
    name: new RegExp(`^(${el('applications.score.own')}|${en('applications.score.own')})$`),
  })
