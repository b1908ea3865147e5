import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { listActions, listRows, theFirst, usernameOf } from './programme.ts'
import { publishQuest, shortDraft } from './quests.ts'
import { PROJECT, setStage } from './stage.ts'
import { en } from './words.ts'

const LANGUAGE = 'sq'

interface Row {
  readonly label: string
  readonly el: string
}

describe('a reader in a language that was added', () => {
  const stage = setStage()

  it('fills in a form and a questionnaire in it, though authors wrote Greek and English', async () => {
    const author = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    await author.post('/api/Lang/InsertLangText', {
      ...{ label: 'core.language', language: LANGUAGE, text: 'Gjuha', title: 'Shqip' },
    })
    const { questId, path } = await publishQuest(author, shortDraft())
    const project = { ProjectId: PROJECT.id, language: LANGUAGE }
    const say = (label: string, text: string) =>
      author.post('/api/Lang/SaveAuthorText', { ...project, label, text })
    const rows = await author.ask<readonly Row[]>('/api/Lang/AuthorTexts', project)
    const quest = rows.filter(({ label }) => label.startsWith(`quest.${questId}.`))
    const words = new Map([
      ['Δύο ερωτήσεις', 'Dy pyetje'],
      ['Χρώμα', 'Ngjyra'],
      ['Μαύρο', 'E zezë'],
    ])
    for (const { label, el } of quest) if (words.has(el)) await say(label, words.get(el) ?? '')
    const { username, actionId, name } = await findForm(mentor)
    await say(`action.${actionId}.form.${name}.label`, 'Fjalët e mia')

    const { page } = await stage.visit({
      ...{ as: username, language: LANGUAGE },
      path: `/${PROJECT.url}/mentee/action/${actionId}`,
      // Once its language is deleted below the page asks for its texts in vain, and goes on in English.
      refusals: [400],
    })
    const field = page.getByRole('textbox', { name: 'Fjalët e mia' })
    const saved = page.waitForResponse((answer) => answer.url().includes('SaveFormPart'))
    await field.fill('Përshëndetje')
    await field.blur()
    expect((await saved).ok()).toBe(true)
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('Përshëndetje')

    await page.goto(path)
    await page.getByRole('heading', { name: 'Dy pyetje' }).waitFor()
    await page.getByRole('button', { name: en('quest.start'), exact: true }).click()
    await page.getByRole('radio', { name: 'E zezë' }).check()
    expect(await page.getByText('Ngjyra').count()).toBeGreaterThan(0)
    await author.post('/api/Lang/DeleteLanguage', { language: LANGUAGE })
  })
})

/** A form that one of the mentor's mentees has still to fill in, and its first text. */
async function findForm(mentor: Visitor) {
  for (const row of await listRows(mentor))
    for (const action of await listActions(mentor, row.Id)) {
      if (action.Completed || !action.Enabled) continue
      const asked = { ActionId: action.Id, MenteeId: row.Id }
      const { Parts } = await mentor.ask<{
        Parts: { Part: string; Fields: { name: string; type: string; showWhen: unknown }[] }[]
      }>('/api/action/FormParts', asked)
      const own = Parts.find(({ Part }) => Part === 'mentee')
      const text = own?.Fields.find(({ type, showWhen }) => type === 'textarea' && !showWhen)
      if (text)
        return {
          username: await usernameOf(mentor, row.Id),
          actionId: action.Id,
          name: text.name,
        }
    }
  return theFirst<{ username: string; actionId: number; name: string }>([])
}
