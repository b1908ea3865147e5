import { describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const HTML = `<ui-field label="Ο στόχος μου" :rows="3" v-model="form.values.goals" />
<p id="said">{{ refusal }}</p>
<p id="got">{{ got }}</p>
<ui-button @click="complete">Τέλος</ui-button>
<ui-button @click="pry">Άλλη</ui-button>`

const CONTROLLER = `({ view, api }) => {
    const refusal = Vue.ref('')
    const got = Vue.ref('')
    const tell = async (work) => {
        try { await work(); return 'done' } catch ({ code }) { return code ?? 'error' }
    }
    return {
        form: api.action.form('mentee'),
        refusal,
        got,
        complete: async () => {
            refusal.value = ''
            await api.action.complete().catch((error) => { refusal.value = error.message })
        },
        pry: async () => {
            got.value = [
                await tell(() => api.action.save({ goals: 'x' }, 'about')),
                await tell(() => api.action.save({ nothing: 'x' })),
                await tell(() => api.action.save({ goals: 7 })),
                await tell(() => api.action.save({ goals: 'x' }, 'other')),
                await tell(() => api.call('actions.completeAction', { ActionId: 1, MenteeId: view.who.Id })),
            ].join(' ')
        },
    }
}`

/** An action of the demonstration that mentees fill in: what their goals are. */
const GOALS = 5

describe('the view of an action', () => {
  const stage = setStage()

  it('is written by Admin, saves while its mentee types, and completes as the form would', async () => {
    const { page: writing, ask } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `/${PROJECT.url}/admin/action/${GOALS}#tab=views`,
    })
    await writing.getByRole('button', { name: el('views.save') }).waitFor()
    const { Id, Version } = await ask<{ Id: number; Version: number }>('/api/action/SaveView', {
      ...{ ActionId: GOALS, ViewType: 'mentee', Html: HTML, Controller: CONTROLLER },
    })
    await ask('/api/action/PublishView', { Id, Version })
    await ask('/api/action/SaveCompletionScript', {
      ActionId: GOALS,
      Code: "if (!data.goals?.includes('δουλειά')) refuse('Γράψτε για δουλειά.')",
    })
    const { page, ask: askAs } = await stage.visit({
      as: stage.personWith('Mentee', PROJECT.name),
      refusals: [400, 403, 404, 409, 422],
    })
    const { UserId } = await askAs<{ UserId: number }>('/Account/Identity', {})
    await ask('/api/action/undo', { ActionId: GOALS, MenteeId: UserId })
    await page.goto(`/${PROJECT.url}/mentee/action/${GOALS}`)
    const frame = page.frameLocator('iframe')
    await frame.getByLabel('Ο στόχος μου').waitFor({ timeout: 30_000 })
    await frame.getByLabel('Ο στόχος μου').fill('Να μάθω')
    await page.getByText(el('views.state.saved')).waitFor()
    await frame.getByRole('button', { name: 'Άλλη' }).click()
    await eventually(() => frame.locator('#got').textContent()).toBe(
      'forbidden invalid_input invalid_input invalid_input unknown_call',
    )
    const { Parts } = await askAs<{ Parts: { Data: string }[] }>('/api/action/FormParts', {
      ActionId: GOALS,
      MenteeId: UserId,
    })
    expect(Parts[0]?.Data).toContain('Να μάθω')
    await frame.getByRole('button', { name: 'Τέλος' }).click()
    await eventually(() => frame.locator('#said').textContent()).not.toBe('')
    await page.getByRole('button', { name: el('views.action.native') }).click()
    await page.getByRole('heading', { name: el('actions.mentee.action.yourPart') }).waitFor()
  }, 120_000)
})
