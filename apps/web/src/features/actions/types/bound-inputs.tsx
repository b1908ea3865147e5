import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Heading, Row, Stack, Text } from '#layout'
import { useCall, useIdentity, useMay, useTexts, type CallOutput } from '#shared'
import { Button, IconButton, SelectField } from '#ui'
import { QuestChoice } from '../quest-choice.tsx'
import classes from './bound-inputs.module.css'
import type { Needs } from './needs-draft.ts'

type Bound = NonNullable<Needs['calculator']>['bound'] & {}
type BoundInput = Bound[number]

interface Props {
  readonly spreadsheet: number
  readonly bound: readonly BoundInput[]
  readonly onChange: (next: BoundInput[]) => void
}

/** Inputs of a calculator that hold a result of a questionnaire of the same mentee. */
export function BoundInputs({ spreadsheet, bound, onChange }: Props) {
  const { t } = useTexts()
  const may = useMay()
  const { ProjectId } = useIdentity()
  const isAllowed = may('questionnaires.listQuests')
  const sheet = useCall(
    'spreadsheets.openSpreadsheet',
    { ProjectId: ProjectId ?? 0, SpreadsheetId: spreadsheet },
    { enabled: isAllowed },
  )
  if (!isAllowed || !sheet.data) return null
  const { Inputs } = sheet.data.Settings
  const free = Inputs.find(({ Name }) => bound.every((one) => one.Input !== Name))
  return (
    <Stack gap={3}>
      <Heading as="h3" size="small">
        {t('sheets.action.bound')}
      </Heading>
      <Text tone="faint">{t('sheets.action.bound.hint')}</Text>
      {bound.length > 0 && (
        <ul className={classes.list}>
          {bound.map((one, place) => (
            <BoundRow
              key={one.Input}
              one={one}
              inputs={Inputs.filter(
                ({ Name }) => Name === one.Input || bound.every((other) => other.Input !== Name),
              )}
              onChange={(next) => onChange(bound.with(place, { ...one, ...next }))}
              onRemove={() => onChange(bound.filter((other) => other !== one))}
            />
          ))}
        </ul>
      )}
      {free && (
        <Row>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} />}
            onClick={() =>
              onChange([...bound, { Input: free.Name, QuestId: 0, Of: 'answer', Name: '' }])
            }
          >
            {t('sheets.action.bound.add')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

type Inputs = CallOutput<'spreadsheets.openSpreadsheet'>['Settings']['Inputs']

interface RowProps {
  readonly one: BoundInput
  readonly inputs: Inputs
  readonly onChange: (next: Partial<BoundInput>) => void
  readonly onRemove: () => void
}

function BoundRow({ one, inputs, onChange, onRemove }: RowProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const results = useResults(ProjectId ?? 0, one.QuestId)
  const input = inputs.find(({ Name }) => Name === one.Input)
  const name = input?.Label.el || one.Input
  return (
    <li className={classes.bound}>
      <div className={classes.fields}>
        <SelectField
          label={t('sheets.action.bound.input')}
          options={inputs.map(({ Name, Label }) => ({ value: Name, label: Label.el || Name }))}
          value={one.Input}
          onChange={(value) => value !== null && onChange({ Input: value })}
        />
        <QuestChoice
          projectId={ProjectId ?? 0}
          label={t('sheets.action.bound.quest')}
          value={one.QuestId === 0 ? null : one.QuestId}
          onChange={(id) => onChange({ QuestId: id ?? 0, Name: '' })}
        />
        {one.QuestId !== 0 && (
          <SelectField
            label={t('sheets.action.bound.result')}
            options={results}
            value={one.Name === '' ? null : `${one.Of}:${one.Name}`}
            error={one.Name === '' && t('rule.required')}
            onChange={(value) => {
              const [of = '', ...rest] = (value ?? '').split(':')
              onChange({ Of: of === 'score' ? 'score' : 'answer', Name: rest.join(':') })
            }}
          />
        )}
      </div>
      <IconButton label={t('sheets.action.bound.remove', { name })} onClick={onRemove}>
        <IconTrash size={20} />
      </IconButton>
    </li>
  )
}

/** Files, texts to be read, and signatures: nothing to calculate with. */
const NOT_VALUES: ReadonlySet<number> = new Set([21, 22, 24])

/** Scores and answers of a questionnaire, as they can be chosen. */
function useResults(projectId: number, questId: number): { value: string; label: string }[] {
  const { t } = useTexts()
  const { data } = useCall(
    'questionnaires.getDraft',
    { ProjectId: projectId, QuestId: questId },
    { enabled: questId !== 0 },
  )
  if (!data) return []
  const { Scales = [], Sections } = data.Draft
  const scores = Scales.map(({ id, name }) => ({
    value: `score:${id}`,
    label: t('sheets.action.bound.score', { name: name.el || id }),
  }))
  const answers = Sections.flatMap(({ Questions }) => Questions.flat()).flatMap(
    ({ Model, Type, Text: text, Rows = [] }) => {
      if (NOT_VALUES.has(Type)) return []
      const words = text.el || text.en || Model
      if (Rows.length === 0) return [{ value: `answer:${Model}`, label: words }]
      return Rows.map((row) => ({
        value: `answer:${Model}.${row.Model}`,
        label: `${words}: ${row.Text.el || row.Text.en || row.Model}`,
      }))
    },
  )
  return [...scores, ...answers]
}
