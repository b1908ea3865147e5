import { textIn } from '@telemachos/contract/core/text-by-language'
import type { ProjectField } from '@telemachos/contract/projects/entities'
import { fieldType, isMasked, optionsOf } from '@telemachos/rules/field-kinds'
import { useMemo } from 'react'
import { useCall, useSettings, useTexts, type Texts } from '#shared'
import { everyField, valueWords } from '#features/people'
import type { ContentValues } from '../action/content-values.ts'
import type { ConditionField, ConditionKind } from '../conditions/condition-fields.ts'

type FormField = ContentValues['Form'][number]

const EVERYBODYS = ['first_name', 'last_name', 'email'] as const

/** What the conditions of an action may be chosen of: people's fields, actions, and the action's own form. */
export function useConditionFields(
  ProjectId: number,
  Form: ContentValues['Form'],
): readonly ConditionField[] {
  const texts = useTexts()
  const { t } = texts
  const settings = useSettings()
  const { data: actions } = useCall('actions.listActions', { ProjectId, all: true })
  return useMemo(() => {
    const { Fields, ProjectFields } = everyField(settings)
    const own = [...Fields, ...ProjectFields]
    const names = new Set(own.map(({ Name }) => Name))
    return [
      ...own.flatMap((field) => fieldsOfPerson(field, t)),
      ...EVERYBODYS.filter((name) => !names.has(name)).map((name): ConditionField => ({
        path: ['user', name],
        label: t(`condition.of.${name}`),
        kind: 'text',
      })),
      ...(actions ?? []).map(({ Id, Title }): ConditionField => ({
        path: ['completion', String(Id)],
        label: t('condition.of.action', { name: Title }),
        kind: 'done',
      })),
      ...Form.flatMap((field) => fieldOfForm(field, texts)),
    ]
  }, [settings, actions, Form, texts, t])
}

const KINDS: Partial<Record<ReturnType<typeof fieldType>, ConditionKind>> = {
  number: 'number',
  date: 'date',
  choice: 'choice',
  yesno: 'choice',
}

function fieldsOfPerson(field: ProjectField, t: Texts['t']): ConditionField[] {
  const path = ['user', field.Name]
  const label = field.Label || field.Name
  if (isMasked(field)) return [{ path, label, kind: 'masked' }]
  const kind = KINDS[fieldType(field)] ?? 'text'
  const options = optionsOf(field)?.map((value) => ({ value, label: valueWords(field, value, t) }))
  const one: ConditionField = { path, label, kind, ...(options && { options }) }
  if (kind !== 'date') return [one]
  return [one, { path, of: 'age', label: t('condition.of.age', { name: label }), kind: 'date' }]
}

/** What the mentee writes in the form of this very action. */
function fieldOfForm(
  { part, type, name, label, options }: FormField,
  { t, language }: Texts,
): ConditionField[] {
  if (part !== 'mentee' || type === 'info' || type === 'heading') return []
  const about = {
    path: ['data', name],
    label: t('condition.of.own', { name: textIn(label, language) || name }),
  }
  switch (type) {
    case 'number':
    case 'scale':
    case 'stars':
      return [{ ...about, kind: 'number' }]
    case 'date':
      return [{ ...about, kind: 'date' }]
    case 'yesno':
    case 'checkbox':
      return [
        {
          ...about,
          kind: 'choice',
          options: [
            { value: true, label: t('condition.yes') },
            { value: false, label: t('condition.no') },
          ],
        },
      ]
    case 'radio':
    case 'select':
    case 'multiple':
      return [
        {
          ...about,
          kind: type === 'multiple' ? 'several' : 'choice',
          options: options.map((one) => ({
            value: one.value,
            label: textIn(one.label, language) || one.value,
          })),
        },
      ]
    default:
      return [{ ...about, kind: 'text' }]
  }
}
