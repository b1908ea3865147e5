import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import {
  asks,
  fieldsOf,
  readFields,
  type FormField,
} from '@telemachos/questionnaire/form/form-field'
import { shownData } from '@telemachos/questionnaire/form/show-fields'
import type { CallContext } from '../../kernel/context.ts'
import { askedIn } from './asked-texts.ts'
import { refuseField } from '../../kernel/errors.ts'
import { searchPatterns, within } from '../people/index.ts'
import { fieldsFrom } from './form-content.ts'
import * as store from './form-result-store.ts'
import { accessAction } from './policy.ts'

type Calls = typeof contract.actions.calls
type Filter = InputOf<Calls['countFormResults']>

/** Mentees on a page of an export. */
const EXPORT_PAGE = 50

/**
 * What is written in a part of an action's form about each mentee within reach, by name and page.
 * @throws not_found for an action that the caller does not see; invalid_input `not_in_form` for a
 *   filter by a field that no version has.
 */
export async function readFormResults(
  { Page, Count, ...asked }: InputOf<Calls['listFormResults']>,
  context: CallContext,
): Promise<OutputOf<Calls['listFormResults']>> {
  const { filter, fields, forms } = await filterOf(asked, context)
  const reach = within(context, { reads: 'all', actionId: asked.ActionId })
  const { list, count } = await store.listResults(context.db, filter, reach, {
    page: Page,
    size: Count,
  })
  const words = await askedIn(context.db, context.language, asked.ActionId)
  const byVersion = new Map(forms.map(({ version, form }) => [version, form]))
  return {
    list: list.map(({ menteeId, firstName, lastName, completed, formVersion, at, data }) => ({
      MenteeId: menteeId,
      FirstName: firstName,
      LastName: lastName,
      Completed: completed,
      FormVersion: formVersion,
      At: at,
      Data: JSON.stringify(
        formVersion === null ? {} : shownData(byVersion.get(formVersion) ?? [], data ?? {}),
      ),
    })),
    count,
    All: count,
    Fields: words.fields(fieldsFrom(fields)),
    Versions: forms.map(({ version }) => version),
  }
}

/**
 * How often each choice was made, among the mentees of a filter.
 * @throws as readFormResults.
 */
export async function readFormTotals(
  asked: Filter,
  context: CallContext,
): Promise<OutputOf<Calls['countFormResults']>> {
  const { filter, fields } = await filterOf(asked, context)
  const reach = within(context, { reads: 'all', actionId: asked.ActionId })
  const { written, counts } = await store.countAnswers(context.db, filter, reach, fields)
  return {
    Written: written,
    Fields: fields.map(({ name }) => {
      const own = counts.filter((one) => one.name === name)
      const all = own.find(({ value }) => value === null)
      const Answered = all?.count ?? 0
      const sum = all?.sum ?? null
      return {
        Name: name,
        Answered,
        Mean: sum === null || Answered === 0 ? null : sum / Answered,
        Values: own.flatMap(({ value, count }) =>
          value === null ? [] : [{ Value: value, Count: count }],
        ),
      }
    }),
  }
}

/**
 * Records an export of what a filter finds, and says how many pages it has.
 * @throws as readFormResults.
 */
export async function startFormExport(
  asked: Filter,
  context: CallContext,
): Promise<OutputOf<Calls['startFormExport']>> {
  const { filter } = await filterOf(asked, context)
  const count = await store.countResults(
    context.db,
    filter,
    within(context, { reads: 'all', actionId: asked.ActionId }),
  )
  context.audit({ actionId: asked.ActionId, detail: { drawer: asked.Part, people: count } })
  return { count, Pages: Math.ceil(count / EXPORT_PAGE) }
}

/** The filter as it is looked for, and the fields of every version of the part, the present one's first. */
async function filterOf(asked: Filter, context: CallContext) {
  await accessAction(context, asked.ActionId)
  const { ActionId, Part, State, Search, Answer, FormVersion } = asked
  const place = { projectId: context.actor.projectId, actionId: ActionId, part: Part }
  const { present, begun } = await store.listForms(context.db, place)
  const forms = begun.map(({ version, form }) => ({
    version,
    form: fieldsOf(readFields(form), Part),
  }))
  const fields = unionOf([fieldsOf(readFields(present), Part), ...forms.map(({ form }) => form)])
  const field = Answer && fields.find(({ name }) => name === Answer.Field)
  if (Answer && !field) throw refuseField('Answer.Field', 'not_in_form')
  const filter: store.ResultFilter = {
    ...place,
    state: State,
    patterns: searchPatterns(Search).written,
    answer: Answer && field && { field, value: Answer.Value },
    formVersion: FormVersion,
  }
  return { filter, fields, forms }
}

/** The fields that ask something, each as the newest version that has it. */
function unionOf(forms: readonly (readonly FormField[])[]): FormField[] {
  const byName = new Map<string, FormField>()
  for (const field of forms.flat())
    if (asks(field) && !byName.has(field.name)) byName.set(field.name, field)
  return [...byName.values()]
}
