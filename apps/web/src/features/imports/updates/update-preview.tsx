import { Text } from '#layout'
import { isPlace } from '@telemachos/rules/field-kinds'
import { formatNumber } from '@telemachos/rules/numbers'
import { errorText, useAskBeforeMany, useOfferUndo, useTexts, withUndo } from '#shared'
import { usePlaces } from '#features/people'
import { Button, toast, TOAST_MS } from '#ui'
import { usePluralText } from '../use-plural-text.ts'
import classes from './update-fields-page.module.css'
import { planChange, type UpdateRow } from './update-plan.ts'
import { UpdateTable } from './update-table.tsx'
import { useUndoField } from './use-undo-field.ts'
import { verdictKey, type Update, type useUpdate } from './use-update.ts'

interface UpdatePreviewProps {
  readonly update: Update
  readonly control: ReturnType<typeof useUpdate>
  readonly onAgain: () => void
}

/** What an update would change, and afterwards what became of each value. */
export function UpdatePreview({ update, control, onAgain }: UpdatePreviewProps) {
  const { t, language } = useTexts()
  const told = usePluralText()
  const askBeforeMany = useAskBeforeMany()
  const offerUndo = useOfferUndo()
  const undoField = useUndoField()
  const { rows, fields, found, verdicts, phase, failure } = update
  // What is planned for places, here and in the table, is planned again once their register is there.
  usePlaces(fields.some(isPlace))
  const changing = (row: UpdateRow, field: (typeof fields)[number]) =>
    planChange(field, row, found.get(row.id), update).isChange
  const isLeft = (row: UpdateRow, field: (typeof fields)[number]) =>
    changing(row, field) && !verdicts.has(verdictKey(row, field))
  const number = (value: number) => formatNumber(value, language)
  const values = rows.reduce(
    (sum, row) => sum + fields.filter((field) => isLeft(row, field)).length,
    0,
  )
  const people = new Set(
    rows
      .filter((row) => fields.some((field) => isLeft(row, field)))
      .map(({ id }) => found.get(id)?.Id),
  ).size
  const seen = [...found.values()].filter(({ Found }) => Found === 'one').length

  async function apply(): Promise<void> {
    const isMeant = await askBeforeMany({
      title: told('updates.confirm', values, { people: told('updates.people', people) }),
      text: t('updates.warning'),
      count: people,
      isFinal: false,
      confirmLabel: told('updates.apply', values),
    })
    if (isMeant !== undefined) await withUndo(write())
  }
  async function write(): Promise<void> {
    const written = await control.write(changing)
    if (!written) return
    const { changed, refused } = countVerdicts(written.verdicts.values())
    const undo = () => undoField(written.changes)
    if (changed > 0) {
      const done = refused === 0 ? t('updates.success') : told('updates.changed', changed)
      offerUndo({ done, ms: TOAST_MS.massSend, undo })
    } else if (refused === 0) toast(t('updates.success'), { ms: TOAST_MS.massSend })
  }
  const counts = countVerdicts(verdicts.values())
  return (
    <>
      <p role="status">
        {phase === 'looking'
          ? t('updates.looking', { done: number(found.size), all: number(rows.length) })
          : phase === 'done'
            ? t('updates.done', {
                changed: number(counts.changed),
                unchanged: number(counts.unchanged),
                refused: number(counts.refused),
              })
            : t('updates.summary', {
                found: number(seen),
                all: number(rows.length),
                values: number(values),
              })}
      </p>
      {(phase === 'looking' || phase === 'writing') && (
        <progress
          aria-label={t('imports.progress')}
          className={classes.progress}
          value={phase === 'looking' ? found.size : verdicts.size}
          max={phase === 'looking' ? rows.length : verdicts.size + values}
        />
      )}
      {failure !== undefined && (
        <Text role="alert" tone="failure">
          {errorText(failure, t)} {t('updates.stopped')}
        </Text>
      )}
      {phase !== 'done' && values > 0 && <p className={classes.warning}>{t('updates.warning')}</p>}
      <div className={classes.ways}>
        {failure !== undefined && found.size < rows.length ? (
          <Button size="md" onClick={() => void control.look(rows, fields)}>
            {t('core.failed.retry')}
          </Button>
        ) : (
          phase !== 'done' && (
            <Button
              size="md"
              disabled={values === 0 || phase !== 'ready'}
              onClick={() => void apply()}
            >
              {told('updates.apply', values)}
            </Button>
          )
        )}
        <Button variant="default" disabled={phase === 'writing'} onClick={onAgain}>
          {t('updates.again')}
        </Button>
      </div>
      <UpdateTable update={update} />
    </>
  )
}

function countVerdicts(
  verdicts: Iterable<{ readonly Verdict: 'changed' | 'unchanged' | 'refused' }>,
) {
  const counts = { changed: 0, unchanged: 0, refused: 0 }
  for (const { Verdict } of verdicts) counts[Verdict] += 1
  return counts
}
