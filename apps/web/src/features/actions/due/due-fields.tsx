import { Row } from '#layout'
import { Checkbox, Combobox, DateField, SelectField, TextField } from '#ui'
import { DUE_UNITS } from '@telemachos/contract/actions/due-limits'
import { useTexts } from '#shared'
import { isAnchored, leastOf, type DueDraft, type DueKind, type Stored } from './due-draft.ts'

const KINDS = ['none', 'date', 'joining', 'completion', 'meeting'] as const

interface Props {
  readonly draft: DueDraft
  readonly anchors: Stored['Anchors']
  readonly onChange: (change: Partial<DueDraft>) => void
  readonly errorOf: (field: keyof DueDraft) => string | undefined
}

/** The fields of a deadline's rule: those that its kind has. */
export function DueFields({ draft, anchors, onChange, errorOf }: Props) {
  const { t } = useTexts()
  const { Kind, On, hasGrace, ActionId, isBefore } = draft
  const options = anchors
    .filter(({ IsMeeting }) => Kind !== 'meeting' || IsMeeting)
    .map(({ Id, Title }) => ({ value: String(Id), label: Title }))
  return (
    <>
      <SelectField
        label={t('due.card.kind')}
        none={t('due.kind.none')}
        options={KINDS.slice(1).map((kind) => ({ value: kind, label: t(`due.kind.${kind}`) }))}
        value={Kind === 'none' ? null : Kind}
        onChange={(kind) => onChange({ Kind: (kind ?? 'none') as DueKind })}
      />
      {Kind === 'date' && (
        <>
          <DateField
            label={t('due.card.on')}
            value={On}
            error={errorOf('On')}
            onChange={(next) => onChange({ On: next })}
          />
          <Checkbox
            label={t('due.card.grace')}
            checked={hasGrace}
            onChange={(on) => onChange({ hasGrace: on })}
          />
        </>
      )}
      {isAnchored(Kind) && (
        <Combobox
          label={t(Kind === 'meeting' ? 'due.card.meeting' : 'due.card.action')}
          options={options}
          value={ActionId === null ? null : String(ActionId)}
          error={errorOf('ActionId')}
          onChange={(id) => onChange({ ActionId: id === null ? null : Number(id) })}
        />
      )}
      {(Kind === 'date' ? hasGrace : Kind !== 'none') && (
        <Row gap={3} align="start">
          <TextField
            label={t('due.card.amount')}
            inputMode="numeric"
            value={draft.Amount}
            error={errorOf('Amount') && t('due.card.amountWrong', { min: leastOf(draft) })}
            onChange={({ currentTarget }) => onChange({ Amount: currentTarget.value })}
          />
          <SelectField
            label={t('due.card.unit')}
            none={t('due.unit.day')}
            options={DUE_UNITS.slice(1).map((unit) => ({
              value: unit,
              label: t(`due.unit.${unit}`),
            }))}
            value={draft.Unit === 'day' ? null : draft.Unit}
            onChange={(unit) => onChange({ Unit: (unit ?? 'day') as DueDraft['Unit'] })}
          />
          {Kind === 'meeting' && (
            <SelectField
              label={t('due.card.side')}
              none={t('due.side.after')}
              options={[{ value: 'before', label: t('due.side.before') }]}
              value={isBefore ? 'before' : null}
              onChange={(side) => onChange({ isBefore: side === 'before' })}
            />
          )}
        </Row>
      )}
    </>
  )
}
