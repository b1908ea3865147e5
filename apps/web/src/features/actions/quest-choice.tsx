import { Link } from '@tanstack/react-router'
import { keepPreviousData } from '@tanstack/react-query'
import { Stack } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { useState } from 'react'
import { useCall, useMay, useTexts } from '#shared'
import { SearchField, SelectField } from '#ui'

interface Props {
  readonly projectId: number
  readonly label: string
  readonly value: number | null
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly disabled?: boolean
  readonly onChange: (questId: number | null) => void
}

/** The questionnaire that an action asks: of all that there are, ten at a time by a search, and the present one. */
export function QuestChoice({ projectId, value, hint, onChange, ...field }: Props) {
  const { t } = useTexts()
  const enabled = useMay()('questionnaires.listQuests')
  const [search, setSearch] = useState('')
  const query = useCall(
    'questionnaires.listQuests',
    { ProjectId: projectId, Search: search, page: 1 },
    { enabled, placeholderData: keepPreviousData },
  )
  const found = query.data?.list ?? []
  const isFound = value === null || found.some(({ Id }) => Id === value)
  const present = useCall(
    'questionnaires.listQuests',
    { ProjectId: projectId, QuestId: value, page: 1 },
    { enabled: enabled && query.data !== undefined && !isFound },
  )
  const options = isFound ? found : [...(present.data?.list ?? []), ...found]
  const all = query.data?.All ?? 0
  return (
    <Stack gap={2}>
      {(all > found.length || search !== '') && (
        <SearchField
          label={t('actions.table.questSearch')}
          placeholder={t('actions.table.questSearch')}
          value={search}
          onChange={setSearch}
        />
      )}
      <SelectField
        {...field}
        hint={query.data?.All === 0 ? t('actions.table.noQuest') : hint}
        options={options.map(({ Id, Title }) => ({ value: String(Id), label: Title }))}
        value={value === null ? null : String(value)}
        onChange={(next) => onChange(next === null ? null : Number(next))}
      />
      {query.data?.All === 0 && (
        <Link to={pathOf('root.defaultlayout.goanyquest')} target="_blank">
          {t('route.root.defaultlayout.goanyquest.title')}
        </Link>
      )}
    </Stack>
  )
}
