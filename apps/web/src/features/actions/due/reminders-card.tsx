import { Card, FailureNotice, Heading, Text } from '#layout'
import { Button, Checkbox, ConflictNote, Loadable, MultiSelect, SelectField, toast } from '#ui'
import { useCall, useForm, useTexts, type CallOutput, type Texts, sameContent } from '#shared'
import { MAX_DUE_REMINDERS } from '@telemachos/contract/actions/due-limits'
import { useEffect, useEffectEvent } from 'react'
import { reminderOptions, reminderWord } from '../action/reminder-words.ts'
import { RemindersPreview } from './reminders-preview.tsx'

type Stored = CallOutput<'actions.getDueReminders'>
type Reminders = Stored['Project']

interface Props {
  readonly place: { readonly ProjectId: number; readonly ActionId: number }
  readonly onUnsaved: (isUnsaved: boolean) => void
}

/** When people are reminded of the deadline, and who is next. */
export function RemindersCard({ place, onUnsaved }: Props) {
  const query = useCall('actions.getDueReminders', place, { retry: false })
  return (
    <Loadable query={query}>
      {(stored) => (
        <RemindersForm
          key={JSON.stringify(stored.Own)}
          stored={stored}
          place={place}
          onUnsaved={onUnsaved}
        />
      )}
    </Loadable>
  )
}

/** What is written: every part of it, so that nothing is lost by another choice. */
interface Draft {
  readonly plan: 'project' | 'own' | 'none'
  readonly Days: readonly number[]
  readonly Mentor: boolean
}

function draftOf(own: Reminders | null, project: Reminders): Draft {
  if (own === null) return { plan: 'project', ...project }
  return { plan: own.Days.length > 0 ? 'own' : 'none', ...own }
}

function ownOf({ plan, Days, Mentor }: Draft): Reminders | null {
  if (plan === 'project') return null
  return plan === 'none' ? { Days: [], Mentor: false } : { Days: [...Days], Mentor }
}

function RemindersForm({ stored, place, onUnsaved }: Props & { readonly stored: Stored }) {
  const { t } = useTexts()
  const { Own, Project } = stored
  const form = useForm('actions.saveDueReminders', {
    // The page's own bar asks.
    asks: false,
    start: () => draftOf(Own, Project),
    required: () => ({ Days: '' }),
    inputOf: (draft, refusal) => {
      if (daysProblem(draft, t)) return undefined
      // Whoever saves after a conflict has read what is there.
      const theirs = refusal?.details['Own'] as Reminders | null | undefined
      return { ...place, Own: ownOf(draft), Seen: theirs === undefined ? Own : theirs }
    },
    onSaved: () => toast(t('due.remind.saved')),
  })
  const draft = form.values
  const own = ownOf(draft)
  const isDirty = !sameContent(own, Own)
  const tell = useEffectEvent((is: boolean) => onUnsaved(is))
  useEffect(() => tell(isDirty), [isDirty])
  const isConflict = form.error?.code === 'conflict'
  const theirs = (form.error?.details['Own'] ?? null) as Reminders | null
  const problem = daysProblem(draft, t)
  return (
    <form {...form.form}>
      <Card as="section" gap={3}>
        <Heading as="h2" size="section">
          {t('due.remind.title')}
        </Heading>
        <Text tone="faint" size="medium">
          {t('due.remind.hint')}
        </Text>
        <SelectField
          label={t('due.remind.plan')}
          none={t('due.remind.plan.project')}
          options={(['own', 'none'] as const).map((plan) => ({
            value: plan,
            label: t(`due.remind.plan.${plan}`),
          }))}
          value={draft.plan === 'project' ? null : draft.plan}
          onChange={(plan) => form.set({ plan: (plan ?? 'project') as Draft['plan'] })}
        />
        {draft.plan === 'project' && (
          <Text>{t('due.remind.projectSays', { words: wordsOf(Project, t) })}</Text>
        )}
        {draft.plan === 'own' && (
          <>
            <MultiSelect
              label={t('due.remind.days', { most: MAX_DUE_REMINDERS })}
              options={reminderOptions(draft.Days, t)}
              value={draft.Days.map(String)}
              error={draft.Days.length > 0 || form.isTried ? problem : undefined}
              onChange={(days) => form.set({ Days: days.map(Number).toSorted((a, b) => a - b) })}
            />
            <Checkbox
              label={t('due.remind.mentor')}
              checked={draft.Mentor}
              onChange={(Mentor) => form.set({ Mentor })}
            />
          </>
        )}
        {isConflict ? (
          <ConflictNote
            isBusy={form.isBusy}
            onMine={() => void form.save()}
            onTheirs={() => form.take(draftOf(theirs, Project))}
          />
        ) : (
          form.failure && <FailureNotice>{form.failure}</FailureNotice>
        )}
        <div>
          <Button {...form.button} disabled={!isDirty}>
            {t('due.remind.save')}
          </Button>
        </div>
        {problem === undefined && <RemindersPreview place={place} own={own} />}
      </Card>
    </form>
  )
}

function daysProblem({ plan, Days }: Draft, t: Texts['t']): string | undefined {
  if (plan !== 'own') return undefined
  if (Days.length === 0) return t('due.remind.daysMissing')
  return Days.length > MAX_DUE_REMINDERS
    ? t('due.remind.daysMany', { most: MAX_DUE_REMINDERS })
    : undefined
}

function wordsOf({ Days, Mentor }: Reminders, t: Texts['t']): string {
  if (Days.length === 0) return t('due.remind.never')
  const days = Days.toSorted((a, b) => a - b).map((day) => reminderWord(day, t))
  return [...days, ...(Mentor ? [t('due.remind.andMentor')] : [])].join(', ')
}
