import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { sql } from '../apps/server/src/kernel/database/sql.ts'
import { inDatabase } from './product-database.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const TOOLS = `/${PROJECT.url}/admin/development/index`
const VIEW = 'author-day'
const SENTENCE = 'Γράψτε πρώτα πού θέλετε να δουλέψετε.'
/** An action of the demonstration that mentees fill in: what their goals are. */
const GOALS = 5

/** Writes into an editor of code by keys alone, without taking what it offers. */
async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(text)
  await page.keyboard.press('Escape')
}

describe('the day of an author', () => {
  const stage = setStage()
  const admin = () => stage.personWith('Admin', PROJECT.name)
  const mentee = () => stage.personWith('Mentee', PROJECT.name)

  it('makes a view in the page, which its viewers see once it is published', async () => {
    const { page } = await stage.visit({
      as: admin(),
      path: `/${PROJECT.url}/admin/views/new`,
      refusals: [409],
    })
    await page.getByLabel(el('views.name'), { exact: true }).fill(VIEW)
    await page.getByRole('combobox', { name: el('views.access') }).fill(el('identity.role.Mentee'))
    await page
      .getByRole('listbox')
      .getByRole('option', { name: el('identity.role.Mentee'), exact: true })
      .click()
    await page.keyboard.press('Escape')
    await write(page, el('views.part.Html'), '<p id="said">Καλημέρα {{ name }}</p>')
    await page.keyboard.press('Control+S')
    await page.waitForURL(/admin\/views\/\d+$/)
    await page.getByRole('button', { name: el('views.publish'), exact: true }).click()
    await page.getByText(el('views.publishedNow')).waitFor()
    const viewer = await stage.visit({ as: mentee(), path: `/${PROJECT.url}/views/${VIEW}` })
    await viewer.page.frameLocator('iframe').getByText('Καλημέρα').waitFor()

    // A second author saves meanwhile: the first is told, and what they wrote is still there.
    const other = await stage.visit({ as: admin(), path: new URL(page.url()).pathname })
    await write(other.page, el('views.part.Html'), '<p>άλλου</p>')
    await other.page.keyboard.press('Control+S')
    await other.page.getByText(el('views.saved')).waitFor()
    await write(page, el('views.part.Html'), '<p>δικό μου</p>')
    await page.keyboard.press('Control+S')
    await eventually(() => page.getByRole('alert').count()).toBeGreaterThan(0)
    await page.getByText('δικό μου').first().waitFor()
  }, 120_000)

  it('is told by a view that it calls what is no more', async () => {
    const { ask } = await stage.visit({ as: admin() })
    const { Id, Version } = await ask<{ Id: number; Version: number }>('/api/view/Save', {
      ...{ ProjectId: PROJECT.id, Class: 'view2', Name: 'old-call', Access: ['Mentee'] },
      ...{ Html: '<p>{{ all.length }}</p>', Calls: ['actions.listMenteeActions'] },
      Controller: `async ({ api }) => ({ all: await api.call('actions.gone', {}) })`,
    })
    await ask('/api/view/Publish', { ProjectId: PROJECT.id, Id, Version })
    await inDatabase(stage.product, (database) =>
      database.run(sql`update view_versions set calls = '{actions.gone}' where view_id = ${Id}`),
    )
    const { page } = await stage.visit({ as: mentee(), path: `/${PROJECT.url}/views/old-call` })
    const words = el('views.refused.removed', { name: 'actions.gone' })
    await page.frameLocator('iframe').getByText(words).waitFor()
  })

  it('has a script refuse in the page of a mentee before anything is sent', async () => {
    const { page: author, ask } = await stage.visit({ as: admin(), path: `${TOOLS}#dTab=scripts` })
    await ask('/api/action/SaveCompletionScript', {
      ...{ ActionId: GOALS, Local: true, Code: `refuse('${SENTENCE}')` },
    })
    await author.reload()
    await author
      .getByText(el('scripts.has', { version: 1 }))
      .first()
      .click()
    await eventually(() => author.getByLabel(el('scripts.local')).isChecked()).toBe(true)
    const { page, ask: askAs } = await stage.visit({ as: mentee() })
    const { UserId } = await askAs<{ UserId: number }>('/Account/Identity', {})
    await ask('/api/action/undo', { ActionId: GOALS, MenteeId: UserId })
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await page.goto(`/${PROJECT.url}/mentee/action/${GOALS}`)
    await page
      .getByRole('button', { name: el('actions.mentee.action.complete') })
      .first()
      .click()
    await page.getByText(SENTENCE).first().waitFor()
    expect(sent).toContain('/api/action/GetLocalScript')
    expect(sent).not.toContain('/api/Action/complet')
  })

  it('has a document made for all mentees in the background, and takes them in one file', async () => {
    const { page } = await stage.visit({ as: admin(), path: `${TOOLS}#dTab=documents` })
    await page.getByRole('button', { name: 'certificate', exact: true }).click()
    const background = page.getByRole('region', { name: el('documents.background') })
    await background.getByLabel(el('documents.everybody')).selectOption('Mentee')
    await background.getByLabel(el('documents.background.issue')).check()
    await background.getByRole('button', { name: el('documents.background.begin') }).click()
    const made = page.getByRole('region', { name: el('documents.batches') })
    await made.getByText(el('documents.batch.making')).first().waitFor()
    await made.getByRole('progressbar').first().waitFor()
    const cancel = made.getByRole('button', { name: el('documents.batch.cancel') })
    await made
      .getByText(/^Έτοιμα [1-9]\d* από/)
      .first()
      .waitFor({ timeout: 90_000 })
    await cancel.click()
    await made.getByText(el('documents.batch.cancelled')).first().waitFor()
    const taken = page.waitForEvent('download')
    await made
      .getByRole('link', { name: el('documents.batch.download') })
      .first()
      .click()
    expect((await taken).suggestedFilename()).toBe('certificate.zip')
    await page.getByRole('region', { name: el('documents.versions') }).waitFor()
  }, 120_000)
})
