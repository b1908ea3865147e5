import { CORNERS } from '@telemachos/contract/projects/settings-constants'
import { useCall, useTexts } from '#shared'
import { Checkbox, Combobox, MultiSelect, PasswordField, SelectField, TextField } from '#ui'
import { reminderOptions } from '#features/actions'
import { Text } from '#layout'
import { ColourField } from './colour-field.tsx'
import { DraftTexts } from './draft-texts.tsx'
import { fieldOptions } from './field-options.ts'
import { isObject, type Json } from './json-path.ts'
import { HomeViewField } from './home-view-field.tsx'
import { LogoField } from './logo-field.tsx'
import type { Setting } from './sections.ts'
import { settingLimit } from './setting-limit.ts'
import type { ProjectDraft } from './use-project-draft.ts'

interface Props {
  readonly setting: Setting
  readonly edit: ProjectDraft
}

/** One setting of the table of sections, by its kind. */
export function SettingField({ setting, edit }: Props) {
  const { t } = useTexts()
  const { path, kind, label, hint, whole, others } = setting
  const value = edit.get(path)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const frame = {
    label: t(label),
    hint: hint && t(hint),
    error: edit.problemAt(path),
  }
  const maxLength = settingLimit(path)
  const put = (next: Json | undefined) => {
    const now = whole && edit.get(whole.path)
    if (whole && next !== undefined) {
      const key = String(path.at(-1))
      edit.set(whole.path, { ...whole.value, ...(isObject(now) ? now : {}), [key]: next })
    } else edit.set(path, next)
  }
  // What has to be there is kept when it is emptied; the rest of settings is left out.
  const putText = (typed: string) => put(typed === '' && path.length > 1 ? undefined : typed)
  switch (kind) {
    case 'check':
      return (
        <div>
          <Checkbox label={t(label)} checked={value === true} onChange={(on) => put(on)} />
          {hint && (
            <Text tone="faint" size="medium">
              {t(hint)}
            </Text>
          )}
        </div>
      )
    case 'reminders': {
      const days = Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
      return (
        <MultiSelect
          {...frame}
          options={reminderOptions(days, t)}
          value={days.map(String)}
          onChange={(next) =>
            put(next.length > 0 ? next.map(Number).toSorted((a, b) => a - b) : undefined)
          }
        />
      )
    }
    case 'corner':
      return (
        <SelectField
          {...frame}
          none={t('projects.value.standard')}
          options={CORNERS.map((one) => ({ value: one, label: t(`projects.set.corner.${one}`) }))}
          value={text || null}
          onChange={(next) => put(next ?? undefined)}
        />
      )
    case 'number':
      return (
        <TextField
          {...frame}
          type="number"
          min={0}
          value={text}
          onChange={({ currentTarget }) =>
            put(currentTarget.value === '' ? undefined : currentTarget.valueAsNumber)
          }
        />
      )
    case 'field':
      return (
        <Combobox
          {...frame}
          clearable={false}
          options={withValue(fieldOptions(edit.draft), text)}
          value={text || null}
          onChange={(next) => put(next ?? undefined)}
        />
      )
    case 'action':
      return <ActionChoice frame={frame} edit={edit} text={text} onChange={put} />
    case 'colour':
      return <ColourField {...frame} value={text} onChange={putText} />
    case 'logo':
      return <LogoField {...frame} projectId={edit.project?.Id} value={text} onChange={putText} />
    case 'secret':
      return (
        <PasswordField
          {...frame}
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={({ currentTarget }) => putText(currentTarget.value)}
        />
      )
    case 'view':
      return (
        <HomeViewField frame={frame} projectId={edit.project?.Id} {...{ value }} onChange={put} />
      )
    case 'texts':
      return (
        <DraftTexts
          edit={edit}
          path={path}
          others={others}
          name={t(label)}
          hint={hint && t(hint)}
          optional={path.length > 1}
        />
      )
    case 'text':
      return (
        <TextField
          {...frame}
          maxLength={maxLength}
          value={text}
          onChange={({ currentTarget }) => putText(currentTarget.value)}
        />
      )
  }
}

interface ActionChoiceProps {
  readonly frame: {
    readonly label: string
    readonly hint?: string | undefined
    readonly error?: string | undefined
  }
  readonly edit: ProjectDraft
  readonly text: string
  readonly onChange: (value: number | undefined) => void
}

/** One of the project's actions. */
function ActionChoice({ frame, edit, text, onChange }: ActionChoiceProps) {
  const id = edit.project?.Id
  const { data = [] } = useCall(
    'actions.listActions',
    { ProjectId: id ?? 0, all: true },
    { enabled: id !== undefined, retry: false },
  )
  const options = data.map(({ Id, Title }) => ({ value: String(Id), label: Title }))
  return (
    <Combobox
      {...frame}
      options={withValue(options, text)}
      value={text || null}
      onChange={(next) => onChange(next === null ? undefined : Number(next))}
    />
  )
}

/** A value that is no longer among the choices is shown as it is. */
function withValue(options: readonly { value: string; label: string }[], value: string) {
  return value === '' || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }]
}
