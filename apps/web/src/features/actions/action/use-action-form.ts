import { useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import {
  contestedFields,
  type Company,
  call,
  receive,
  useTexts,
  useValuesDraft,
  type Draft,
} from '#shared'
import { draftKey } from '#storage'
import { readObject } from '@telemachos/rules/json-object'
import {
  brokenRule,
  canSave,
  dataFrom,
  validateForm,
  valuesFrom,
  visibleFields,
} from './action-form.ts'
import { SYNC_MS } from '@telemachos/contract/actions/together'
import type { FormField } from '@telemachos/questionnaire/form/form-field'
import type { FormProblem } from '@telemachos/questionnaire/form/check-form'
import type { FieldRule, FormValues } from './action-form.ts'
import type { FormPartData, FormPlace } from './form-place.ts'
import { putPart } from './put-part.ts'
import { savePart } from './save-part.ts'
import { useTogether } from './use-together.ts'

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

export interface ActionForm {
  readonly part: FormPartData
  readonly place: FormPlace
  /** Those that are shown with what is written. */
  readonly fields: readonly FormField[]
  readonly draft: Draft
  /** Who else writes in the action's data now. */
  readonly writing: Company['acting']
  /** The rule that a field is shown to break: once it was left, or completing was tried. */
  readonly errorOf: (field: FormField) => FieldRule | undefined
  readonly leave: (field: FormField) => void
  /** Shows every error; true when there is none and the form can be completed. */
  readonly check: () => boolean
  /** How often it was checked: each time the summary of errors asks for attention again. */
  readonly checks: number
  /** The errors of the last check that still stand. */
  readonly errors: readonly FormProblem[]
  /** Everything that is written in the part, as JSON text. */
  readonly data: () => string
  /** What the server has now, as it stands in the fields; for a conflict. */
  readonly theirs: () => Promise<{ readonly part: FormPartData; readonly values: FormValues }>
}

/** One part of an action's form, saved by itself as it is typed. */
export function useActionForm(part: FormPartData, place: FormPlace): ActionForm {
  const { language } = useTexts()
  const client = useQueryClient()
  const all: readonly FormField[] = part.Fields
  const starts = useMemo(() => readObject(part.Start), [part.Start])
  const values = useMemo(
    () => valuesFrom(all, { ...starts, ...readObject(part.Data) }, language),
    [all, starts, part.Data, language],
  )
  const company = useTogether(place, part.Part)
  const fieldOf = (name: string) => all.find((field) => field.name === name)

  const draft = useValuesDraft({
    key: draftKey('form', place.menteeId ?? 'all', place.actionId, part.Part),
    saved: values,
    delay: AUTOSAVE_MS,
    canSave: (name, value) => {
      const field = fieldOf(name)
      return field !== undefined && canSave(field, value)
    },
    save: async (changed, seen) => {
      const saved = await savePart(
        part,
        { ...place, watched: company.watched },
        dataFrom(all, changed),
        dataFrom(all, seen),
      )
      await putPart(client, saved, place)
      void client.invalidateQueries({ queryKey: ['actions.getMissing'] })
    },
    conflictOf: contestedFields,
  })

  /** What others may be looking at reaches them sooner. */
  const change: Draft['change'] = (name, value) => {
    draft.change(name, value)
    company.act()
    if (company.present.size > 0) draft.schedule(SYNC_MS)
  }

  // What was brought back broken is shown as such at once.
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        all
          .filter((field) => brokenRule(field, draft.values[field.name] ?? ''))
          .map((field) => field.name),
      ),
  )
  const [checks, setChecks] = useState(0)
  /** What keeps it from being completed: of an action that asks for nothing, what is wrong alone. */
  const problems = (): FormProblem[] =>
    validateForm(all, draft.values).filter(({ rule }) => part.IsDemanded || rule !== 'required')
  const errors = checks > 0 ? problems() : []
  return {
    part,
    place,
    fields: visibleFields(all, draft.values),
    draft: { ...draft, change },
    writing: company.acting,
    errors,
    errorOf: (field) =>
      errors.find((error) => error.field.name === field.name)?.rule ??
      (left.has(field.name) ? brokenRule(field, draft.values[field.name] ?? '') : undefined),
    leave: (field) => setLeft((names) => new Set(names).add(field.name)),
    checks,
    check: () => {
      setChecks((count) => count + 1)
      return problems().length === 0
    },
    data: () => {
      const others = Object.entries(readObject(part.Data)).filter(
        ([name]) => !MENTOR_FIELDS.has(name),
      )
      return JSON.stringify({ ...Object.fromEntries(others), ...dataFrom(all, draft.values) })
    },
    theirs: async () => {
      const fresh = await readPart(part.Part, place, company.watched)
      return { part: fresh, values: valuesFrom(all, readObject(fresh.Data), language) }
    },
  }
}

async function readPart(
  Part: FormPartData['Part'],
  place: FormPlace,
  watched: string | undefined,
): Promise<FormPartData> {
  if (Part === 'mentor' || place.menteeId === null)
    return call('actions.getSharedPart', { ActionId: place.actionId })
  const { Parts } = await receive(watched, 'actions.getFormParts', {
    ActionId: place.actionId,
    MenteeId: place.menteeId,
  })
  const fresh = Parts.find((one) => one.Part === Part)
  if (!fresh) throw new Error('the part of the form is gone')
  return fresh
}
