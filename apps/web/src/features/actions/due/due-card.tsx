import { Card, FailureNotice, Heading, Text } from '#layout'
import { Button, ConflictNote, Loadable, toast, useNow } from '#ui'
import { isMirrored, useCall, useForm, useTexts, type Texts, sameContent } from '#shared'
import { formatDate, todayInAthens } from '@telemachos/rules/dates'
import { dueDate } from '@telemachos/rules/due-rule'
import { useEffect, useEffectEvent } from 'react'
import { dueWords } from '../action/due-words.ts'
import { amountOf, draftOf, isAnchored, ruleOf, type DueRule, type Stored } from './due-draft.ts'
import { DueFields } from './due-fields.tsx'
import { DuePreview } from './due-preview.tsx'

interface Props {
  readonly place: { readonly ProjectId: number; readonly ActionId: number }
  readonly onUnsaved: (isUnsaved: boolean) => void
}

/** Until when the action is to be done in the project, in words and for real people. */
export function DueCard({ place, onUnsaved }: Props) {
  const query = useCall('actions.getDueRule', place, { retry: false })
  return (
    <Loadable query={query}>
      {(stored) => <RuleForm stored={stored} place={place} onUnsaved={onUnsaved} />}
    </Loadable>
  )
}

function RuleForm({ stored, place, onUnsaved }: Props & { readonly stored: Stored }) {
  const { t } = useTexts()
  const form = useForm('actions.saveDueRule', {
    // The page's own bar asks.
    asks: false,
    start: () => draftOf(stored.Rule),
    // Each kind needs its own fields alone.
    required: ({ Kind }) => ({
      On: Kind === 'date' && t('due.card.onMissing'),
      ActionId: isAnchored(Kind) && t('due.card.actionMissing'),
    }),
    inputOf: (draft, refusal) => {
      const Rule = ruleOf(draft)
      // Whoever saves after a conflict has read what is there.
      const Seen = (refusal?.details['Rule'] as DueRule | undefined) ?? stored.Rule
      return Rule && { ...place, Rule, Seen }
    },
    onSaved: () => toast(t('due.card.saved')),
  })
  const draft = form.values
  const rule = ruleOf(draft)
  const isDirty = rule === undefined || !sameContent(rule, stored.Rule)
  const tell = useEffectEvent((is: boolean) => onUnsaved(is))
  useEffect(() => tell(isDirty), [isDirty])
  const errorOf = (field: keyof typeof draft): string | undefined => {
    if (field === 'Amount') return amountOf(draft) === undefined ? 'wrong' : undefined
    const { Circle = [] } = stored.Anchors.find(({ Id }) => Id === draft.ActionId) ?? {}
    if (field === 'ActionId' && isAnchored(draft.Kind) && Circle.length > 0)
      return t('due.card.circle', { titles: Circle.join(isMirrored() ? ' ← ' : ' → ') })
    return form.errorOf(field)
  }
  const theirs = form.error?.code === 'conflict' ? form.error.details['Rule'] : undefined
  return (
    <form {...form.form}>
      <Card as="section" gap={3}>
        <Heading as="h2" size="section">
          {t('due.card.title')}
        </Heading>
        <Text tone="faint" size="medium">
          {t('due.card.hint')}
        </Text>
        <DueFields draft={draft} anchors={stored.Anchors} onChange={form.set} errorOf={errorOf} />
        {rule && <RuleWords rule={rule} stored={stored} />}
        {rule?.Kind === 'date' && stored.LastEvent !== null && rule.On < stored.LastEvent && (
          <Text tone="warn" role="status">
            {t('due.card.beforeEvent', { last: formatDate(stored.LastEvent) })}
          </Text>
        )}
        {theirs ? (
          <ConflictNote
            isBusy={form.isBusy}
            onMine={() => void form.save()}
            onTheirs={() => form.take(draftOf(theirs as DueRule))}
          />
        ) : (
          form.failure && <FailureNotice>{form.failure}</FailureNotice>
        )}
        <div>
          <Button {...form.button} disabled={!isDirty}>
            {t('due.card.save')}
          </Button>
        </div>
        {rule && errorOf('ActionId') === undefined && <DuePreview place={place} rule={rule} />}
      </Card>
    </form>
  )
}

interface WordsProps {
  readonly rule: DueRule
  readonly stored: Pick<Stored, 'Anchors' | 'LastEvent'>
}

/** The rule in words, and what it means for whoever joins today. */
function RuleWords({ rule, stored: { Anchors, LastEvent } }: WordsProps) {
  const { t } = useTexts()
  const today = todayInAthens(useNow())
  const example = rule.Kind === 'date' || rule.Kind === 'joining' ? rule : undefined
  const ruled = example && dueDate(example, { joined: today, anchor: null })
  const until = ruled && LastEvent !== null && LastEvent > ruled ? LastEvent : ruled
  return (
    <div role="status">
      <Text>{t('due.card.words', { words: wordsOf(rule, Anchors, t) })}</Text>
      {until && (
        <Text tone="faint" size="medium">
          {t('due.card.example', { date: formatDate(until) })}
        </Text>
      )}
    </div>
  )
}

function wordsOf(rule: DueRule, anchors: Stored['Anchors'], t: Texts['t']): string {
  if (rule.Kind === 'none') return t('due.kind.none')
  if (rule.Kind === 'date') return formatDate(rule.On)
  const Anchor = 'ActionId' in rule && anchors.find(({ Id }) => Id === rule.ActionId)
  return dueWords({ ...rule, From: rule.Kind, Anchor: Anchor || null }, t)
}
