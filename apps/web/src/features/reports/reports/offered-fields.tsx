import { builtInOf } from '@telemachos/contract/core/define-texts'
import { Stack, Text } from '#layout'
import { useTexts } from '#shared'
import { Checkbox, MultiSelect } from '#ui'
import { usePeopleColumns } from './filter-bar.tsx'
import type { OfferedFilters } from './report-draft.ts'

interface OfferedFieldsProps {
  readonly filters: OfferedFilters
  readonly onChange: (change: Partial<OfferedFilters>) => void
}

/** Columns by which nobody is found: they are the same for nobody else. */
const OF_ONE = ['user_id', 'mentor_id', 'mentor_name', 'email', 'first_name', 'last_name']

/** Which filters the readers of a report are offered. */
export function OfferedFields({ filters, onChange }: OfferedFieldsProps) {
  const { t, language } = useTexts()
  const columns = usePeopleColumns().filter(({ Name }) => !OF_ONE.includes(Name))
  return (
    <Stack gap={3} packed>
      <Text>{t('reports.filters.offered')}</Text>
      <Checkbox
        label={t('reports.filters.period')}
        checked={filters.Period}
        onChange={(Period) => onChange({ Period })}
      />
      <Checkbox
        label={t('reports.filters.mentor')}
        checked={filters.Mentor}
        onChange={(Mentor) => onChange({ Mentor })}
      />
      <Checkbox
        label={t('reports.filters.group')}
        checked={filters.Group}
        onChange={(Group) => onChange({ Group })}
      />
      <MultiSelect
        label={t('reports.filters.fields')}
        hint={t('reports.filters.kept')}
        options={columns.map(({ Name, Label }) => ({
          value: Name,
          label: Label[builtInOf(language)],
        }))}
        value={filters.Fields}
        onChange={(Fields) => onChange({ Fields })}
      />
    </Stack>
  )
}
