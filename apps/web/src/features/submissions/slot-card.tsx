import { textIn } from '@telemachos/contract/core/text-by-language'
import { useTexts } from '#shared'
import { FileLink } from '#features/files'
import { Row, Stack } from '#layout'
import { Badge } from '#ui'
import { HandIn } from './hand-in.tsx'
import { Review } from './review.tsx'
import classes from './submissions.module.css'
import type { Slot, Submission, Work } from './use-work.ts'
import { VersionView } from './version-view.tsx'

interface Props {
  readonly work: Work
  readonly slot: Slot
  /** Whether it is the mentee who looks. */
  readonly isOwn: boolean
  /** Nothing can be handed in by the mentee. */
  readonly isClosed: boolean
  /** The last day, as yyyy-mm-dd. */
  readonly deadline: string | null
}

/** Something that an action asks for: what was handed in, what was decided, and doing either. */
export function SlotCard({ work, slot, isOwn, isClosed, deadline }: Props) {
  const { t, language } = useTexts()
  const submission = work.Submissions.find(({ Slot }) => Slot === slot.id)
  const [latest, ...earlier] = submission?.Versions ?? []
  const hint = textIn(slot.hint, language)
  const item = work.Needs.checklist.find(({ id }) => id === slot.item)
  const mayHandIn = !(isOwn && isClosed) && submission?.State !== 'accepted'
  const form = <HandIn work={work} slot={slot} submission={submission} />
  return (
    <Stack as="section" gap={3} packed className={classes.slot}>
      <Row gap={3} lineGap={2} align="center">
        <h4 className={classes.name}>{textIn(slot.label, language)}</h4>
        <Badge {...stateOf(submission, slot, t)} />
        {!slot.required && <span className={classes.faint}>{t('submissions.list.optional')}</span>}
      </Row>
      {item && <p className={classes.faint}>{textIn(item.label, language)}</p>}
      {hint !== '' && <p className={classes.hint}>{hint}</p>}
      {slot.template && (
        <p>
          {t('submissions.slot.template')}{' '}
          <FileLink
            category={`templates/${work.ActionId}`}
            file={{
              Name: slot.template.name,
              FileName: slot.template.fileName,
              Bytes: slot.template.bytes,
            }}
          />
        </p>
      )}
      {latest && <VersionView version={latest} work={work} deadline={deadline} />}
      {submission && !isOwn && <Review work={work} submission={submission} />}
      {mayHandIn &&
        (isOwn ? (
          form
        ) : (
          <details>
            <summary>{t('submissions.slot.forThem')}</summary>
            {form}
          </details>
        ))}
      {earlier.length > 0 && (
        <details>
          <summary>{t('submissions.slot.history', { count: earlier.length })}</summary>
          <Stack gap={3} packed>
            {earlier.map((version) => (
              <VersionView key={version.Number} version={version} work={work} deadline={deadline} />
            ))}
          </Stack>
        </details>
      )}
    </Stack>
  )
}

function stateOf(
  submission: Submission | undefined,
  { review }: Slot,
  t: ReturnType<typeof useTexts>['t'],
) {
  if (!submission) return { tone: 'inactive', children: t('submissions.slot.none') } as const
  switch (submission.State) {
    case 'accepted':
      return { tone: 'done', children: t('submissions.slot.accepted') } as const
    case 'returned':
      return { tone: 'overdue', children: t('submissions.slot.returned') } as const
    case 'waiting':
      return review
        ? ({ tone: 'scheduled', children: t('submissions.slot.waiting') } as const)
        : ({ tone: 'done', children: t('submissions.slot.handed') } as const)
  }
}
