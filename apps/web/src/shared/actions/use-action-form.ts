import { useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { useIdentity } from '../api/identity.ts'
import { useTexts } from '../i18n/use-texts.ts'
import {
  brokenRule,
  dataFrom,
  readForm,
  readObject,
  validateForm,
  valuesFrom,
} from './action-form.ts'
import type { FieldRule, FormError, FormField } from './action-form.ts'
import type { MenteeAction } from './mentee-action.ts'
import { noteOwnWrite } from './own-writes.ts'
import { useValuesDraft, type Draft } from '../saving/use-values-draft.ts'

/** Text is saved so long after the last key (spec §9, text blank answers). */
const AUTOSAVE_MS = 1000

/** What of a mentee's data only others set (spec §3, mentee action data): never sent from a form. */
const MENTOR_FIELDS: ReadonlySet<string> = new Set([
  'date',
  'timeHours',
  'timeMinutes',
  'lastMail',
  'MentorId',
])

/** Whose hand writes: the mentee's own, or that of somebody who fills in for them. */
export type Writer = 'mentee' | 'mentor'

/** The call that reads what a mentee wrote in an action, for either writer. */
function dataCallOf(writer: Writer): 'actions.getDataAsMentee' | 'actions.getMenteeData' {
  return writer === 'mentee' ? 'actions.getDataAsMentee' : 'actions.getMenteeData'
}

export interface ActionForm {
  readonly fields: readonly FormField[]
  readonly draft: Draft
  /** The rule that a field is shown to break: once it was left, or completing was tried. */
  readonly errorOf: (field: FormField) => FieldRule | undefined
  readonly leave: (field: FormField) => void
  /** Shows every error; true when there is none and the form can be completed. */
  readonly check: () => boolean
  /** How often it was checked: each time the summary of errors asks for attention again. */
  readonly checks: number
  /** The errors of the last check that still stand. */
  readonly errors: readonly FormError[]
  /** Everything that the mentee wrote in the action, as JSON text. */
  readonly data: () => string
}

/**
 * The form of an action with what the mentee wrote in it, saved by itself as it is typed.
 * @param saved the Data of the mentee's drawer, as JSON text.
 */
export function useActionForm(action: MenteeAction, saved: string, writer: Writer): ActionForm {
  const { language } = useTexts()
  const { UserId } = useIdentity()
  const client = useQueryClient()
  const fields = useMemo(() => readForm(action.Data), [action.Data])
  const values = useMemo(
    () => valuesFrom(fields, readObject(saved), language),
    [fields, saved, language],
  )
  const fieldOf = (name: string) => fields.find((field) => field.name === name)
  const about = { ActionId: action.Id, MenteeId: action.MenteeId }

  const draft = useValuesDraft({
    key: `draft:${UserId}:${action.MenteeId}:${action.Id}`,
    saved: values,
    delay: AUTOSAVE_MS,
    canSave: (name, value) => {
      const field = fieldOf(name)
      return field !== undefined && brokenRule(field, value) === undefined
    },
    save: async (changed) => {
      const Data = JSON.stringify(dataFrom(fields, changed))
      noteOwnWrite(action.MenteeId, action.Id)
      const answer = await (writer === 'mentee'
        ? call('actions.updateDataAsMentee', { ActionId: action.Id, Data })
        : call('actions.updateMenteeData', { ...about, Data }))
      // An answer that is still under way is older than this one.
      const key = [dataCallOf(writer), about]
      await client.cancelQueries({ queryKey: key })
      client.setQueryData(key, answer)
    },
  })

  // What was brought back broken is shown as such at once.
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        fields
          .filter((field) => brokenRule(field, draft.values[field.name] ?? ''))
          .map((field) => field.name),
      ),
  )
  const [checks, setChecks] = useState(0)
  const errors = checks > 0 ? validateForm(fields, draft.values) : []
  return {
    fields,
    draft,
    errors,
    errorOf: (field) =>
      errors.find((error) => error.field === field)?.rule ??
      (left.has(field.name) ? brokenRule(field, draft.values[field.name] ?? '') : undefined),
    leave: (field) => setLeft((names) => new Set(names).add(field.name)),
    checks,
    check: () => {
      setChecks((count) => count + 1)
      return validateForm(fields, draft.values).length === 0
    },
    data: () => {
      const others = Object.entries(readObject(saved)).filter(([name]) => !MENTOR_FIELDS.has(name))
      return JSON.stringify({
        ...Object.fromEntries(others),
        ...dataFrom(fields, draft.values),
      })
    },
  }
}
