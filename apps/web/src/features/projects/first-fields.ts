import type { TextKey } from '@telemachos/contract/texts'
import type { Json } from './json-path.ts'

/** What a new project keeps of everybody: who sees and changes it as in the ready-made projects. */
const FIRST_FIELDS = [
  { Name: 'last_name', Type: 'text', Visible: 5, Editable: 2 },
  { Name: 'first_name', Type: 'text', Visible: 5, Editable: 2 },
  { Name: 'email', Type: 'email', Visible: 4, Editable: 4 },
] as const

/**
 * The names and the address of people (spec §3, User), with their labels in all languages: without them
 * among the fields of a project, nobody could correct them there.
 */
export function firstFields(
  say: (key: TextKey) => { readonly el: string; readonly en: string },
): Json[] {
  return FIRST_FIELDS.map(({ Name, ...rest }) => {
    const { el, en } = say(`imports.field.${Name}`)
    return { Name, Label: el, Labels: { en }, ...rest }
  })
}
