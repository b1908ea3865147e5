import { textIn } from '@telemachos/contract/core/text-by-language'
import { asks, readFields } from '@telemachos/questionnaire/form/form-field'
import { Checkbox, SelectField, TextField } from '#ui'
import { readSettings, useCall, useIdentity, useTexts } from '#shared'
import { everyField } from '#features/people'
import { readObject } from '@telemachos/rules/json-object'
import type { DraftField } from './form-draft.ts'
import classes from './forms.module.css'

interface Props {
  readonly field: DraftField
  readonly onChange: (field: DraftField) => void
}

/** What a field begins with: nothing, a field of the person, or what they wrote in another action. */
export function FieldStart({ field, onChange }: Props) {
  const { t } = useTexts()
  const { start } = field
  return (
    <>
      <div className={classes.pair}>
        <SelectField
          label={t('actions.forms.start')}
          none={t('actions.forms.startNone')}
          options={(['user', 'action'] as const).map((value) => ({
            value,
            label: t(`actions.forms.start.${value}`),
          }))}
          value={start?.from ?? null}
          onChange={(from) =>
            onChange({
              ...field,
              start:
                from === 'user'
                  ? { from, field: '', writeBack: false }
                  : from === 'action'
                    ? { from, actionId: 0, field: '' }
                    : null,
            })
          }
        />
        {start?.from === 'user' && <PersonField field={field} onChange={onChange} />}
        {start?.from === 'action' && <OtherAction field={field} onChange={onChange} />}
      </div>
      {start?.from === 'user' && field.part === 'mentee' && (
        <Checkbox
          label={t('actions.forms.writeBack')}
          checked={start.writeBack}
          onChange={(writeBack) => onChange({ ...field, start: { ...start, writeBack } })}
        />
      )}
    </>
  )
}

function PersonField({ field, onChange }: Props) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const { data } = useCall('projects.getProjectById', { Id: ProjectId }, { staleTime: 300_000 })
  const { start } = field
  if (start?.from !== 'user') return null
  const { Fields, ProjectFields } = everyField(readSettings(data ?? { Settings: '{}' }, language))
  return (
    <SelectField
      label={t('actions.forms.startField')}
      options={[...Fields, ...ProjectFields].map(({ Name, Label }) => ({
        value: Name,
        label: Label,
      }))}
      value={start.field || null}
      onChange={(name) => onChange({ ...field, start: { ...start, field: name ?? '' } })}
    />
  )
}

function OtherAction({ field, onChange }: Props) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const { data } = useCall('actions.listActions', { ProjectId, all: true })
  const { start } = field
  if (start?.from !== 'action') return null
  const actions = (data ?? []).map(({ Id, Title, Data }) => ({
    Id,
    Title,
    fields: readFields(readObject(Data)['form']).filter(asks),
  }))
  const chosen = actions.find(({ Id }) => Id === start.actionId)
  return (
    <>
      <SelectField
        label={t('actions.forms.startAction')}
        options={actions
          .filter(({ fields }) => fields.length > 0)
          .map(({ Id, Title }) => ({ value: String(Id), label: Title }))}
        value={start.actionId > 0 ? String(start.actionId) : null}
        onChange={(id) =>
          onChange({ ...field, start: { ...start, actionId: Number(id ?? 0), field: '' } })
        }
      />
      {chosen ? (
        <SelectField
          label={t('actions.forms.startField')}
          options={chosen.fields.map(({ name, label }) => ({
            value: name,
            label: textIn(label, language),
          }))}
          value={start.field || null}
          onChange={(name) => onChange({ ...field, start: { ...start, field: name ?? '' } })}
        />
      ) : (
        start.field !== '' && (
          <TextField label={t('actions.forms.startField')} value={start.field} readOnly />
        )
      )}
    </>
  )
}
