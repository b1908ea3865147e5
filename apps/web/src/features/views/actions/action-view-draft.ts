import type { ActionViewer } from '@telemachos/contract/views/action-viewers'
import type { CallInput, CallOutput } from '#shared'

export type StoredActionView = CallOutput<'views.getActionView'>

/** Of which actions a view is, and for whom. */
export interface ActionViewPlace {
  readonly ActionId: number
  readonly OfType: boolean
  readonly ViewType: ActionViewer
}

/** A view of an action as the editor has it. */
export interface ActionViewDraft {
  readonly Html: string
  readonly Controller: string
  readonly Functions: string
  readonly Styles: string
  readonly Calls: readonly string[]
  readonly Titles: Readonly<Record<string, string>>
}

/** What a new view begins with: the fields of the action's form, saved by themselves, and completing. */
export const newActionView = (words: {
  readonly complete: string
  readonly done: string
}): ActionViewDraft => ({
  Html: `<div v-for="field in form.fields" :key="field.name">
    <ui-field
        :label="field.label"
        :error="form.errors[field.name]"
        :disabled="!form.mayWrite"
        v-model="form.values[field.name]"
    />
</div>
<p v-if="refusal" class="ui-error" role="alert">{{ refusal }}</p>
<p v-if="action.Completed">${words.done}</p>
<ui-button v-else @click="complete">${words.complete}</ui-button>`,
  Controller: `({ view, api }) => {
    const refusal = Vue.ref('')
    return {
        action: view.action,
        form: api.action.form('mentee'),
        refusal,
        complete: async () => {
            refusal.value = ''
            await api.action.complete().catch((error) => { refusal.value = error.message })
        },
    }
}`,
  Functions: '',
  Styles: '',
  Calls: [],
  Titles: {},
})

export const actionDraftOf = (view: StoredActionView): ActionViewDraft => {
  const { Html, Controller, Functions, Styles, Calls, Titles } = view
  return { Html, Controller, Functions, Styles, Calls, Titles: Titles as Record<string, string> }
}

/** What is saved of a draft. */
export const savedActionView = (
  { Calls, Titles, ...texts }: ActionViewDraft,
  place: ActionViewPlace & { readonly ProjectId: number },
  version: number,
): CallInput<'views.saveActionView'> => ({
  ...place,
  ...texts,
  Calls: [...Calls],
  Titles: { ...Titles },
  Version: version,
})
