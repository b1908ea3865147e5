import { Card, FailureNotice, Heading, Row } from '#layout'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isConflict, otherWriter, useForm, useIdentity, useTexts } from '#shared'
import { Button, Checkbox, ConflictNote, TextArea, TextField, toast } from '#ui'
import classes from './conferences.module.css'
import { MaterialsField } from './materials-field.tsx'
import { MomentField } from './moment-field.tsx'
import type { Session } from './session.ts'
import { endAfter, inputOf, valuesOf } from './session-values.ts'

interface Props {
  readonly actionId: number
  /** Null for a new one. */
  readonly session: Session | null
  /** A new one like this, at another time. */
  readonly like?: Session | undefined
  /** True where the page itself asks before it is left with an open form. */
  readonly isGuarded: boolean
  readonly onClose: () => void
}

/** Makes or changes a session; whoever is registered is told of another time or place. */
export function SessionForm({ actionId, session, like, isGuarded, onClose }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const queries = useQueryClient()
  // As the page showed it: a reload meanwhile does not hide that somebody else has changed it.
  const [version] = useState(session?.Version ?? 0)
  const form = useForm('conferences.saveSession', {
    asks: !isGuarded,
    start: () => valuesOf(session, like),
    inputOf: (values, refusal) => {
      const input = inputOf(values)
      // Whoever keeps their own after a conflict has seen what there is now.
      const now = isConflict(refusal) ? Number(refusal?.details['Version']) : version
      return (
        input && {
          ...input,
          ProjectId,
          ActionId: actionId,
          Id: session?.Id ?? null,
          Version: now,
        }
      )
    },
    required: () => ({ Begins: t('rule.required'), Ends: t('rule.required') }),
    problems: ({ Opens, Closes, Capacity, LinkHours }) => ({
      Opens: Opens === '' && t('conference.wholeMoment'),
      Closes: Closes === '' && t('conference.wholeMoment'),
      Capacity: !isWhole(Capacity) && t('conference.wholeNumber'),
      LinkHours: !isWhole(LinkHours) && t('conference.wholeNumber'),
    }),
    onSaved: ({ Told, Promoted }) => {
      toast(
        Told + Promoted > 0
          ? t('conference.savedTold', { told: Told, promoted: Promoted })
          : t('conference.saved'),
      )
      onClose()
    },
  })
  const { Begins, Ends } = form.values
  const people = session ? session.Taken + session.Waiting : 0
  const heading = t(session ? 'conference.form.edit' : 'conference.form.new')
  return (
    <Card as="form" gap={4} aria-label={heading} {...form.form}>
      <Heading as="h3" size="small">
        {heading}
      </Heading>
      <div className={classes['pair']}>
        <MomentField
          label={t('conference.begins')}
          {...form.choice('Begins')}
          onChange={(next) => form.set({ Begins: next, Ends: endAfter(next, Begins, Ends) })}
        />
        <MomentField label={t('conference.ends')} {...form.choice('Ends')} />
        <TextField
          label={t('conference.place')}
          hint={t('conference.placeHint')}
          {...form.text('Place')}
        />
        <TextField
          label={t('conference.link')}
          inputMode="url"
          autoComplete="off"
          {...form.text('Link')}
        />
        <TextField
          label={t('conference.linkHours')}
          hint={t('conference.linkHoursHint')}
          inputMode="numeric"
          {...form.text('LinkHours')}
        />
        <TextField
          label={t('conference.capacity')}
          hint={t('conference.capacityHint')}
          inputMode="numeric"
          {...form.text('Capacity')}
        />
        <MomentField label={t('conference.opens')} {...form.choice('Opens')} />
        <MomentField label={t('conference.closes')} {...form.choice('Closes')} />
      </div>
      <TextField
        label={t('conference.name')}
        hint={t('conference.nameHint')}
        {...form.text('Title')}
      />
      <TextField label={t('conference.speakers')} {...form.text('Speakers')} />
      <TextArea label={t('conference.description')} {...form.text('Description')} />
      <MaterialsField
        value={form.values.Materials}
        error={form.errorOf('Materials')}
        onChange={(Materials) => form.set({ Materials })}
      />
      <Checkbox
        label={t('conference.showsNames')}
        checked={form.values.ShowsNames}
        onChange={(ShowsNames) => form.set({ ShowsNames })}
      />
      {people > 0 && (
        <TextField
          label={t('conference.changeReason')}
          hint={t('conference.changeReasonHint', { count: people })}
          {...form.text('Reason')}
        />
      )}
      {isConflict(form.error) ? (
        <ConflictNote
          {...otherWriter(form.error)}
          isBusy={form.isBusy}
          onMine={() => void form.save()}
          onTheirs={() => {
            void queries.invalidateQueries()
            onClose()
          }}
        />
      ) : (
        form.failure && <FailureNotice>{form.failure}</FailureNotice>
      )}
      <Row gap={2}>
        <Button {...form.button}>{t('conference.save')}</Button>
        <Button variant="default" onClick={onClose}>
          {t('conference.close')}
        </Button>
      </Row>
    </Card>
  )
}

const isWhole = (text: string): boolean => /^\d{0,6}$/.test(text.trim())
