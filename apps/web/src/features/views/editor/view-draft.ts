import type { Role } from '@telemachos/contract/core/roles'
import type { CallInput, CallOutput } from '#shared'

export type StoredView = CallOutput<'views.getView'>
type ViewClass = StoredView['Class']

/** A view as the editor has it. */
export interface ViewDraft {
  readonly Class: ViewClass
  readonly Name: string
  readonly Category: string
  readonly Descr: string
  readonly Access: readonly string[]
  readonly Html: string
  readonly Controller: string
  readonly Styles: string
  readonly Calls: readonly string[]
}

/** What a new view begins with: something that is seen at once. */
export const newView = (greeting: string): ViewDraft => ({
  Class: 'view2',
  Name: '',
  Category: '',
  Descr: '',
  Access: [],
  Styles: '',
  Calls: [],
  Html: `<section class="card">\n    <h2>${greeting} {{ name }}</h2>\n</section>`,
  Controller: '({ view, api }) => ({\n    name: view.who.Vocative || view.who.FirstName,\n})',
})

export const draftOf = (view: StoredView): ViewDraft => {
  const { Class, Name, Category, Descr, Access, Html, Controller, Styles, Calls } = view
  return {
    Class,
    Name,
    Category,
    Descr,
    Access,
    Html,
    Controller,
    Styles,
    Calls,
  }
}

/** What is saved of a draft. */
export function savedOf(
  draft: ViewDraft,
  ProjectId: number,
  id: number | null,
  version: number | null,
): CallInput<'views.saveView'> {
  const { Access, Calls, Category, Name, ...rest } = draft
  return {
    ProjectId,
    ...rest,
    Name: Name.trim(),
    Calls: [...Calls],
    Access: [...Access] as Role[],
    Category: draft.Class === 'view2' ? Category.trim() : '',
    ...(id !== null && { Id: id }),
    ...(version !== null && { Version: version }),
  }
}
