import { Card, Heading, Row, Text } from '#layout'
import { useCall, useTexts } from '#shared'
import { Button, Combobox } from '#ui'
import { useDictionary } from '../steps/use-dictionary.ts'
import type { Place } from './grid-places.ts'
import type { QueryTile, StepsTile, QuestTile, Tile } from './report-draft.ts'
import classes from './reports.module.css'
import { startingPoints } from './starting-points.ts'
import { useQuestActions } from './use-quest-actions.ts'

type Without<Of> = Omit<Of, 'Key' | 'Place'>
type TextTile = Extract<Tile, { Kind: 'text' }>

/** A tile before it has its place. */
export type NewTile = (
  | Without<QueryTile>
  | Without<StepsTile>
  | Without<QuestTile>
  | Without<TextTile>
) & {
  readonly size: Pick<Place, 'W' | 'H'>
  /** Whether there is something to be set up at once. */
  readonly isOpen?: boolean
}

/** What a report may have one more of: ready tiles, and those that begin with nothing. */
export function AddTile({ onAdd }: { readonly onAdd: (tile: NewTile) => void }) {
  const { t } = useTexts()
  const dictionary = useDictionary().data
  const queries = useCall('reports.listQueries', { Filter: '', AsWritten: true })
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" id="report-add" tabIndex={-1}>
        {t('reports.add')}
      </Heading>
      <Text tone="faint">{t('reports.add.ready')}</Text>
      <div className={classes.ready}>
        {dictionary &&
          startingPoints(t, dictionary).map(({ key, title, steps, view, moment, size }) => (
            <Button
              key={key}
              variant="default"
              onClick={() =>
                onAdd({
                  Kind: 'steps',
                  Title: title,
                  Steps: steps,
                  View: view,
                  size,
                  Moment: moment ?? null,
                })
              }
            >
              {title}
            </Button>
          ))}
      </div>
      <Text tone="faint">{t('reports.add.other')}</Text>
      <Row gap={2} align="end">
        <Button
          variant="default"
          onClick={() =>
            onAdd({
              Kind: 'steps',
              Title: '',
              size: {
                W: 6,
                H: 5,
              },
              isOpen: true,
              Steps: {
                From: 'people',
                Measures: [{ Function: 'count' }],
              },
            })
          }
        >
          {t('reports.add.steps')}
        </Button>
        <Button
          variant="default"
          onClick={() =>
            onAdd({ Kind: 'text', Title: '', Text: '', size: { W: 6, H: 2 }, isOpen: true })
          }
        >
          {t('reports.add.text')}
        </Button>
        <QuestButton onAdd={onAdd} />
        <Combobox
          label={t('reports.add.query')}
          className={classes.title}
          clearable={false}
          options={queries.data?.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
          value={null}
          onChange={(id) => {
            const query = queries.data?.find((one) => String(one.Id) === id)
            if (!query) return
            onAdd({
              Kind: 'query',
              Title: query.Name,
              QueryId: query.Id,
              View: query.View,
              size: {
                W: 6,
                H: 5,
              },
            })
          }}
        />
      </Row>
    </Card>
  )
}

/** The results of the first action that asks a questionnaire, to be changed for another; none without one. */
function QuestButton({ onAdd }: { readonly onAdd: (tile: NewTile) => void }) {
  const { t } = useTexts()
  const [first] = useQuestActions() ?? []
  if (!first) return null
  return (
    <Button
      variant="default"
      onClick={() =>
        onAdd({
          Kind: 'quest',
          Title: first.label,
          ActionId: Number(first.value),
          size: {
            W: 6,
            H: 5,
          },
          isOpen: true,
        })
      }
    >
      {t('reports.add.quest')}
    </Button>
  )
}
