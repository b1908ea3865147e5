import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

describe('a published questionnaire', () => {
  const stage = setStage()

  it('comes to people as an action of the project, and by a link', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Admin'), path: '/goanyquest' })
    await page
      .getByRole('button', { name: /^Χρήση του «/ })
      .first()
      .press('Enter')
    const dialog = page.getByRole('dialog')
    const byAction = dialog.getByRole('form', { name: el('questUse.action') })
    await byAction.getByLabel(el('questUse.action.name')).fill('Πώς πάμε ως εδώ')
    await page.keyboard.press('Enter')
    await byAction.getByText(el('questUse.action.done', { title: 'Πώς πάμε ως εδώ' })).waitFor()

    const byLink = dialog.getByRole('form', { name: el('questUse.link') })
    const uses = byLink.getByLabel(el('questUse.link.uses'))
    const make = byLink.getByRole('button', { name: el('questUse.link.create') })
    await uses.fill('0')
    await byLink.getByText(el('questUse.link.usesRule')).waitFor()
    expect(await make.isDisabled()).toBe(true)
    await uses.fill('2')
    await make.press('Enter')
    const address = byLink.getByLabel(el('questUse.link.address'))
    await eventually(() => address.inputValue()).toMatch(
      new RegExp(`^${stage.product.url}/${PROJECT.url}/questtoken/`),
    )
    expect(await faultsOf(page, 'use of a questionnaire')).toEqual([])

    await byAction.getByRole('link', { name: el('questUse.action.publish') }).press('Enter')
    await page.waitForURL('**/admin/action/list?action=*')
    await page.getByRole('heading', { name: 'Πώς πάμε ως εδώ' }).waitFor()
  })
})
