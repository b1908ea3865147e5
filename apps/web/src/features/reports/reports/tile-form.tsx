import { builtInOf } from '@telemachos/contract/core/define-texts'
import { Heading, Stack } from '#layout'
import { useCall, useTexts } from '#shared'
import { Combobox, DismissButton, Drawer, TextArea, TextField } from '#ui'
import { ParameterFields } from '../queries/parameter-fields.tsx'
import { plainParameter, valueOf, wholeSetting } from '../queries/parameters.ts'
import { FormChoice } from '../results/form-choice.tsx'
import { ViewFields } from '../results/view-fields.tsx'
import { columnsOf } from '../steps/step-columns.ts'
import { StepsEditor } from '../steps/steps-editor.tsx'
import { useDictionary } from '../steps/use-dictionary.ts'
import {
  viewOf,
  type Filters,
  type QuestTile,
  type QueryTile,
  type StepsTile,
  type Tile,
} from './report-draft.ts'
import { useQuestActions } from './use-quest-actions.ts'
import { useTile } from './use-tile.ts'
import { useWorded } from './worded-result.ts'

interface TileFormProps<Of = Tile> {
  readonly tile: Of
  readonly filters: Filters
  readonly onChange: (tile: Tile) => void
  readonly onClose: () => void
}

/** What one tile asks, and how it shows it; what is changed stands in the report at once. */
export function TileForm(props: TileFormProps) {
  const { tile, onChange, onClose } = props
  const { t } = useTexts()
  const title = t('reports.tile.edit', { title: tile.Title || t('reports.tile.untitled') })
  return (
    <Drawer
      label={title}
      head={<Heading as="h2">{title}</Heading>}
      closeLabel={t('reports.tile.close')}
      onClose={onClose}
      isKept
    >
      <Stack gap={4} packed>
        <TextField
          label={t('reports.tile.title')}
          value={tile.Title ?? ''}
          maxLength={200}
          onChange={(event) => onChange({ ...tile, Title: event.currentTarget.value })}
        />
        {tile.Kind === 'text' && (
          <TextArea
            label={t('reports.tile.text')}
            value={tile.Text ?? ''}
            maxLength={5_000}
            onChange={(event) => onChange({ ...tile, Text: event.currentTarget.value })}
          />
        )}
        {tile.Kind === 'quest' && <QuestFields tile={tile} onChange={onChange} />}
        {tile.Kind === 'query' && <QueryFields tile={tile} onChange={onChange} />}
        {(tile.Kind === 'query' || tile.Kind === 'steps') && <ViewPart {...props} tile={tile} />}
        {tile.Kind === 'steps' && (
          <>
            <MomentField tile={tile} onChange={onChange} />
            <StepsEditor steps={tile.Steps} onChange={(Steps) => onChange({ ...tile, Steps })} />
          </>
        )}
        <div>
          <DismissButton onClick={onClose}>{t('reports.tile.close')}</DismissButton>
        </div>
      </Stack>
    </Drawer>
  )
}

type Fields<Of> = Pick<TileFormProps<Of>, 'tile' | 'onChange'>

/** In which form its result is shown. */
function ViewPart({ tile, filters, onChange }: TileFormProps<QueryTile | StepsTile>) {
  const { result } = useTile({ tile, filters, reportId: null, round: 0 })
  const word = useWorded(tile)
  if (!result?.Result) return null
  return (
    <ViewFields
      columns={word(result.Result).result.Columns}
      view={viewOf(tile)}
      onChange={(View) => onChange({ ...tile, View })}
    />
  )
}

/** Which day of a row the report's period is held against. */
function MomentField({ tile, onChange }: Fields<StepsTile>) {
  const { t, language } = useTexts()
  const dictionary = useDictionary().data
  if (!dictionary) return null
  const moments = columnsOf(dictionary, tile.Steps).filter(
    ({ Type }) => Type === 'date' || Type === 'time',
  )
  if (moments.length === 0) return null
  return (
    <FormChoice
      label={t('reports.tile.moment')}
      value={tile.Moment ?? ''}
      onChange={(Moment) => onChange({ ...tile, Moment: Moment || null })}
    >
      <option value="">{t('reports.tile.momentUsual')}</option>
      {moments.map(({ path, view, Label }) => (
        <option key={path} value={path}>
          {`${view.Label[builtInOf(language)]}: ${Label[builtInOf(language)]}`}
        </option>
      ))}
    </FormChoice>
  )
}

function QueryFields({ tile, onChange }: Fields<QueryTile>) {
  const { t } = useTexts()
  const queries = useCall('reports.listQueries', { Filter: '' })
  const query = useCall('reports.getQuery', { Id: tile.QueryId, Lite: true }, { retry: false })
  const names = query.data?.Parameters ?? []
  const settings = query.data?.Settings.map(wholeSetting) ?? []
  const values = tile.Values ?? {}
  const typed = Object.fromEntries(
    names.map((name) => [name, [values[name] ?? ''].flat().join(', ')]),
  )
  return (
    <>
      <Combobox
        label={t('reports.tile.query')}
        clearable={false}
        options={queries.data?.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
        value={String(tile.QueryId)}
        onChange={(id) => {
          if (id !== null) onChange({ ...tile, QueryId: Number(id), Values: {} })
        }}
      />
      <ParameterFields
        names={names}
        settings={settings}
        typed={typed}
        onChange={(name, text) => {
          const setting = settings.find(({ Name }) => Name === name) ?? plainParameter(name)
          const { [name]: _, ...others } = values
          const value = valueOf(setting, text)
          onChange({ ...tile, Values: value === null ? others : { ...others, [name]: value } })
        }}
      />
    </>
  )
}

function QuestFields({ tile, onChange }: Fields<QuestTile>) {
  const { t } = useTexts()
  const actions = useQuestActions()
  return (
    <Combobox
      label={t('reports.tile.action')}
      clearable={false}
      options={actions}
      value={String(tile.ActionId)}
      onChange={(id) => {
        if (id !== null) onChange({ ...tile, ActionId: Number(id) })
      }}
    />
  )
}
