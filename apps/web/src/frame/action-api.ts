import type { FrameAction, FrameStart } from '@telemachos/contract/views/bridge'
import { ActionForm } from './action-form.ts'
import type { Channel } from './channel.ts'

type PartName = FrameAction['Parts'][number]['Part']
type Values = Record<string, unknown>

/** What a view of an action may do with it: see docs/views.md, which describes each for authors. */
export function makeActionApi(
  channel: Channel,
  { action, texts }: FrameStart,
  hear: (action: FrameAction) => void,
) {
  const forms = new Map<PartName, ActionForm>()
  let latest = action as FrameAction
  const heard = (next: unknown): FrameAction => {
    latest = next as FrameAction
    hear(latest)
    return latest
  }
  const read = async (): Promise<FrameAction> => heard(await channel.ask('readAction', {}))
  const save = async (data: Values, part: PartName = 'mentee', seen: Values = dataOf(part)) =>
    heard(await channel.ask('saveAction', { part, data, seen }))
  function dataOf(part: PartName): Values {
    return { ...latest.Parts.find(({ Part }) => Part === part)?.Data }
  }
  function formOf(part: PartName): ActionForm {
    const form = new ActionForm(
      latest.Parts.find(({ Part }) => Part === part),
      {
        texts,
        tell: () => channel.tell('state', { is: worstOf([...forms.values()]) }),
        save: (data, seen) => save(data, part, seen),
        read: async () => (await read()).Parts.find(({ Part }) => Part === part),
      },
    )
    forms.set(part, form)
    return form
  }
  return {
    /** How the action stands now; `view.action` has it too. */
    read,
    /** Merges into what is written in a part of the action's form. */
    save: (data: Values, part?: PartName) => save(data, part),
    /** A part of the action's form that saves itself while somebody writes in it. */
    form: (part: PartName = 'mentee') => (forms.get(part) ?? formOf(part)).state,
    /** Completes the action once all that is written is saved. */
    complete: async (): Promise<FrameAction> => {
      for (const form of forms.values())
        if (!(await form.flush())) throw new Error(form.state.error || texts['unsaved'])
      return heard(await channel.ask('completeAction', {}))
    },
  }
}

/** What is said of several forms at once. */
function worstOf(forms: readonly ActionForm[]): ActionForm['state']['is'] {
  const all = forms.map(({ state }) => state.is)
  return (
    (['failed', 'unsaved', 'saving', 'saved'] as const).find((is) => all.includes(is)) ?? 'clean'
  )
}
