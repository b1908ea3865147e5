import { Stack, Text } from '#layout'
import { useTexts } from '#shared'
import { PlaceField, valueWords } from '#features/people'
import { BirthDateField, DateField, SelectField, TextField, TRIAL } from '#ui'
import { MEMBER_ROLES, ROLE_LEVEL, type Role } from '@telemachos/contract/core/roles'
import { FIELD_MEANINGS, type ProfileType } from '@telemachos/contract/projects/settings-constants'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { fieldType, isBirthDate, optionsOf } from '@telemachos/rules/field-kinds'
import { useState } from 'react'
import { roleName } from './change-words.ts'
import { getAt, type Json } from './json-path.ts'
import { optionTexts } from './option-labels.tsx'
import classes from './projects.module.css'
import { textsAt } from './texts-at.ts'
import type { ProjectDraft } from './use-project-draft.ts'

const LISTS = ['Fields', 'ProjectFields'] as const

interface Props {
  readonly edit: ProjectDraft
  readonly type: ProfileType
}

/** The profile as somebody in a role would see it: what is hidden from them is not there. */
export function ProfilePreview({ edit, type }: Props) {
  const { t } = useTexts()
  const [role, setRole] = useState<Role>('Mentor')
  const level = ROLE_LEVEL[role]
  const all = LISTS.flatMap((list) => {
    const fields = edit.get(['Settings', type, list])
    return Array.isArray(fields) ? (fields as readonly Json[]) : []
  })
  const seen = all.filter((field) => numberOf(field, 'Visible') >= level)
  return (
    <aside
      className={`${classes.card} ${classes.preview}`}
      aria-label={t('projects.preview.title')}
    >
      <h2 className={classes.heading}>{t('projects.preview.title')}</h2>
      <SelectField
        label={t('projects.preview.role')}
        options={MEMBER_ROLES.map((one) => ({ value: one, label: roleName(one, t) }))}
        value={role}
        onChange={(next) => setRole(MEMBER_ROLES.find((one) => one === next) ?? role)}
      />
      <Text role="status" tone="faint" size="medium">
        {t('projects.preview.count', { count: seen.length, all: all.length })}
      </Text>
      <Stack gap={4} packed className={classes.stack} {...TRIAL}>
        {seen.map((field, place) => (
          <PreviewField
            // oxlint-disable-next-line react/no-array-index-key -- Names may be empty or the same while they are typed.
            key={place}
            field={field}
            isEditable={numberOf(field, 'Editable') >= level}
          />
        ))}
      </Stack>
    </aside>
  )
}

function PreviewField({
  field,
  isEditable,
}: {
  readonly field: Json
  readonly isEditable: boolean
}) {
  const { t, language } = useTexts()
  const [date, setDate] = useState<string | null>(null)
  const [place, setPlace] = useState('')
  const text = (part: string) => String(getAt(field, [part]) ?? '')
  const label =
    textIn(textsAt(field, { path: ['Label'] }), language) ||
    text('Name') ||
    t('projects.fields.unnamed')
  const type = text('Type')
  if (!isEditable) {
    return (
      <p>
        <strong>{label}</strong>
        <br />
        <Text as="span" tone="faint" size="medium">
          {t('projects.preview.readOnly')}
        </Text>
      </p>
    )
  }
  const given = getAt(field, ['Options'])
  const Options = Array.isArray(given) ? (given as readonly Json[]).map(String) : []
  const Means = FIELD_MEANINGS.find((one) => one === text('Means'))
  const kind = { Name: text('Name'), Type: type, Options, Means }
  const options = optionsOf(kind)
  if (options) {
    const unique = [...new Set(options)].filter(Boolean)
    return (
      <SelectField
        label={label}
        options={unique.map((value) => ({
          value,
          label: textIn({ ...optionTexts(field, value), el: valueWords(kind, value, t) }, language),
        }))}
        value={null}
        onChange={() => {}}
      />
    )
  }
  const read = fieldType(kind)
  if (read === 'region' || read === 'municipality') {
    return <PlaceField kind={read} label={label} value={place} onChange={setPlace} />
  }
  if (isBirthDate(kind)) return <BirthDateField label={label} value={date} onChange={setDate} />
  if (read === 'date') return <DateField label={label} value={date} onChange={setDate} />
  return <TextField label={label} defaultValue="" />
}

function numberOf(field: Json, part: string): number {
  return Number(getAt(field, [part]) ?? -1)
}
