import { FailureNotice, Heading, Row, Stack, Text } from '#layout'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { MAX_NOTE } from '@telemachos/contract/applications/limits'
import { REVIEWERS, scoreTotal } from '@telemachos/rules/application-scores'
import { formatNumber } from '@telemachos/rules/numbers'
import { readNumber } from '@telemachos/rules/typed-number'
import { useState, type FormEvent } from 'react'
import { errorText, useCall, useIdentity, useTexts, useWrite, type CallOutput } from '#shared'
import { Badge, Button, Loadable, TextArea, TextField, toast } from '#ui'
import classes from './applications.module.css'
import { ScoreTable } from './score-table.tsx'

type Whole = CallOutput<'applications.read'>
type Criteria = CallOutput<'applications.getRules'>['Criteria']

/** The score of an application: one's own sheet, and both once both are in. */
export function ScoreCard({ one }: { readonly one: Whole }) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const rules = useCall('applications.getRules', { ProjectId })
  const { Scores } = one
  return (
    <section>
      <Row gap={3} align="center">
        <Heading as="h3">{t('applications.score')}</Heading>
        {Scores.Score !== null && (
          <strong>
            {t('applications.score.of', { score: formatNumber(Scores.Score, language) })}
          </strong>
        )}
        {Scores.Disagreement && (
          <Badge tone="overdue">{t('applications.score.disagreement')}</Badge>
        )}
      </Row>
      <Loadable query={rules}>
        {({ Criteria }) =>
          Criteria.length === 0 ? (
            <Text tone="soft">{t('applications.score.noCriteria')}</Text>
          ) : (
            <Stack gap={3}>
              {Scores.Sheets.length > 0 ? (
                <ScoreTable criteria={Criteria} sheets={Scores.Sheets} />
              ) : (
                <Text tone="soft">
                  {t('applications.score.in', { in: Scores.In, of: REVIEWERS })}{' '}
                  {t('applications.score.blind')}
                </Text>
              )}
              {Scores.MayScore && <Sheet key={Scores.Own?.At} one={one} criteria={Criteria} />}
            </Stack>
          )
        }
      </Loadable>
    </section>
  )
}

interface SheetProps {
  readonly one: Whole
  readonly criteria: Criteria
}

/** Points as they are typed: halves, with a comma or a point. */
const readPoints = (typed: string): number | undefined => {
  const value = readNumber(typed)
  return value === undefined || value < 0 || (value * 2) % 1 !== 0 ? undefined : value
}

/** One's own score sheet. */
function Sheet({ one, criteria }: SheetProps) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite('applications.score')
  const { Own } = one.Scores
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(criteria.map(({ Key }) => [Key, String(Own?.Points[Key] ?? '')])),
  )
  const [comment, setComment] = useState(Own?.Comment ?? '')
  const [isTried, setTried] = useState(false)
  const points = criteria.map(({ Key, Max }) => {
    const value = readPoints(typed[Key] ?? '')
    return [Key, value !== undefined && value <= Max ? value : undefined] as const
  })
  const isWhole = points.every(([, value]) => value !== undefined)
  const given = Object.fromEntries(points.map(([key, value]) => [key, value ?? 0]))

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (!isWhole) return
    await write.mutateAsync({ ProjectId, AppId: one.Id, Points: given, Comment: comment.trim() })
    toast(t('applications.score.saved'))
  }
  return (
    <Stack
      as="form"
      gap={3}
      noValidate
      aria-label={t('applications.score.own')}
      onSubmit={(event) => void submit(event).catch(() => {})}
    >
      <Heading as="h4">{t('applications.score.own')}</Heading>
      <div className={classes.points}>
        {criteria.map(({ Key, Label, Weight, Max }, place) => (
          <TextField
            key={Key}
            label={textIn(Label, language)}
            hint={t('applications.score.hint', { max: Max, weight: Weight })}
            error={
              isTried && points[place]?.[1] === undefined
                ? t('applications.score.wrong', { max: Max })
                : undefined
            }
            inputMode="decimal"
            autoComplete="off"
            value={typed[Key] ?? ''}
            onChange={({ currentTarget }) => setTyped({ ...typed, [Key]: currentTarget.value })}
          />
        ))}
      </div>
      <TextArea
        label={t('applications.score.comment')}
        maxLength={MAX_NOTE}
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
      {write.error && <FailureNotice>{errorText(write.error, t)}</FailureNotice>}
      <Row gap={3} align="center">
        <Button type="submit" loading={write.isPending}>
          {t(Own ? 'applications.score.change' : 'applications.score.submit')}
        </Button>
        <output>
          {t('applications.score.total', {
            total: formatNumber(scoreTotal(criteria, given), language),
          })}
        </output>
      </Row>
    </Stack>
  )
}
