import type { Language } from '@telemachos/contract/core/define-texts'
import type { TypeNeeds } from '@telemachos/contract/actions/type-needs'
import type { AuthorTextSort } from '@telemachos/contract/language/author-texts'
import { readFields, type FormField } from '@telemachos/questionnaire/form/form-field'
import type { Db } from '../../kernel/database/database.ts'
import {
  authorWords,
  translationsOf,
  type AuthorTextSource,
  type AuthorWords,
} from '../language/index.ts'
import { listAskingActions } from './author-texts-store.ts'
import { readNeeds } from './type-needs.ts'

interface Said {
  readonly el: string
  readonly en: string
}

/** Says one text: to list them all, or to put translations in their place. */
type Say = (field: string, text: Said, what: { sort: AuthorTextSort; most: number }) => Said

/** The most characters of a translation: as of what is translated (contract/actions/form-field, type-needs). */
const LABEL = 300
const HELP = 2_000
const HINT = 1_000

function sayField<Field extends FormField>(field: Field, say: Say) {
  const at = `form.${field.name}`
  return {
    ...field,
    label: say(`${at}.label`, field.label, { sort: 'formLabel', most: LABEL }),
    help: say(`${at}.help`, field.help, { sort: 'formHelp', most: HELP }),
    options: field.options.map((option) => ({
      ...option,
      label: say(`${at}.option.${option.value}`, option.label, { sort: 'formOption', most: LABEL }),
    })),
  }
}

const sayNeeds = (needs: TypeNeeds, say: Say): TypeNeeds => ({
  ...needs,
  checklist: needs.checklist.map((item) => ({
    ...item,
    label: say(`checklist.${item.id}.label`, item.label, { sort: 'checklist', most: LABEL }),
  })),
  slots: needs.slots.map((slot) => ({
    ...slot,
    label: say(`slot.${slot.id}.label`, slot.label, { sort: 'slot', most: LABEL }),
    hint: say(`slot.${slot.id}.hint`, slot.hint, { sort: 'slotHint', most: HINT }),
  })),
})

/** What actions ask: the fields of their forms, the lines of their checklists, and what is handed in. */
export const askedTexts: AuthorTextSource = {
  of: 'action',
  has: (field) => /^(?:form|checklist|slot)\./.test(field),
  list: async ({ db, actor: { projectId }, language }, actionId) => {
    const actions = await listAskingActions(db, projectId, language, actionId)
    return actions.flatMap(({ id, of, form, needs, elsewhere }) => {
      const texts: Awaited<ReturnType<AuthorTextSource['list']>> = []
      const say: Say = (field, text, what) => {
        texts.push({ kind: 'action', id, of, elsewhere, field, ...text, ...what })
        return text
      }
      for (const field of readFields(form)) sayField(field, say)
      sayNeeds(readNeeds(needs), say)
      return texts
    })
  },
}

/** What is handed in as a notice names it: the Greek, with every other language that there is in `slots`. */
export async function slotWords(
  db: Db,
  actionId: number,
  { id, label }: TypeNeeds['slots'][number],
): Promise<{ readonly slot: string; readonly slots: Readonly<Record<Language, string>> }> {
  const place = { kind: 'action', id: actionId, field: `slot.${id}.label` } as const
  return { slot: label.el, slots: { en: label.en, ...(await translationsOf(db, place, label)) } }
}

const wordsOf = (words: AuthorWords, id: number): Say => {
  return (field, text) => words({ kind: 'action', id, field }, text)
}

/** What an action asks to be written and handed in, as its reader is told it. */
export async function askedIn(db: Db, language: Language, actionId: number) {
  const say = wordsOf(await authorWords(db, language, { action: [actionId] }), actionId)
  return {
    fields: <Field extends FormField>(fields: readonly Field[]) =>
      fields.map((field) => sayField(field, say)),
    label: (field: FormField) => sayField(field, say).label,
    needs: (needs: TypeNeeds) => sayNeeds(needs, say),
  }
}
