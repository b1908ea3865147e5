import { Text } from '#layout'
import { useCall, useTexts } from '#shared'
import { Combobox, TextArea, TextField } from '#ui'
import { FormChoice } from '../results/form-choice.tsx'
import type { ParameterSetting } from './parameters.ts'
import classes from './queries.module.css'

const KINDS = ['text', 'number', 'date', 'boolean', 'list'] as const
const SOURCES = ['free', 'list', 'query', 'mentors', 'groups', 'actions'] as const

interface ParameterSettingsProps {
  readonly settings: readonly ParameterSetting[]
  readonly onChange: (settings: ParameterSetting[]) => void
}

/** What an author says of the parameters that stand in the text: kind, label, default and choices. */
export function ParameterSettings({ settings, onChange }: ParameterSettingsProps) {
  const { t } = useTexts()
  return (
    <details className={classes.open}>
      <summary>{t('reports.parameter.settings', { count: settings.length })}</summary>
      <ul className={classes.list}>
        {settings.map((setting) => (
          <li key={setting.Name}>
            <Text strong>
              <span className={classes.mono}>@{setting.Name}</span>
            </Text>
            <OneParameter
              setting={setting}
              onChange={(change) =>
                onChange(
                  settings.map((one) => (one.Name === setting.Name ? { ...one, ...change } : one)),
                )
              }
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface OneParameterProps {
  readonly setting: ParameterSetting
  readonly onChange: (change: Partial<ParameterSetting>) => void
}

function OneParameter({ setting, onChange }: OneParameterProps) {
  const { t } = useTexts()
  const queries = useCall(
    'reports.listQueries',
    { Filter: '' },
    { enabled: setting.Source === 'query' },
  )
  return (
    <div className={classes.fields}>
      <TextField
        label={t('reports.parameter.label')}
        value={setting.Label}
        maxLength={200}
        onChange={(event) => onChange({ Label: event.currentTarget.value })}
      />
      <FormChoice
        label={t('reports.parameter.kind')}
        value={setting.Kind}
        onChange={(value) => onChange({ Kind: KINDS.find((one) => one === value) ?? 'text' })}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`reports.parameter.kind.${kind}`)}
          </option>
        ))}
      </FormChoice>
      <TextField
        label={t('reports.parameter.default')}
        value={setting.Default}
        maxLength={1_000}
        onChange={(event) => onChange({ Default: event.currentTarget.value })}
      />
      <FormChoice
        label={t('reports.parameter.source')}
        value={setting.Source}
        onChange={(value) => onChange({ Source: SOURCES.find((one) => one === value) ?? 'free' })}
      >
        {SOURCES.map((source) => (
          <option key={source} value={source}>
            {t(`reports.parameter.source.${source}`)}
          </option>
        ))}
      </FormChoice>
      {setting.Source === 'list' && (
        <TextArea
          label={t('reports.parameter.choices')}
          hint={t('reports.parameter.choicesHint')}
          value={setting.Choices.join('\n')}
          onChange={(event) => onChange({ Choices: event.currentTarget.value.split('\n') })}
        />
      )}
      {setting.Source === 'query' && (
        <Combobox
          label={t('reports.parameter.query')}
          hint={t('reports.parameter.queryHint')}
          options={queries.data?.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
          value={setting.QueryId === null ? null : String(setting.QueryId)}
          onChange={(value) => onChange({ QueryId: value === null ? null : Number(value) })}
        />
      )}
    </div>
  )
}
