import { Card, Heading, Text } from '#layout'
import { DRAFT, groupOf } from '@telemachos/contract/applications/statuses'
import { formatDate } from '@telemachos/rules/dates'
import { useState } from 'react'
import { call, useTexts, type CallOutput } from '#shared'
import { Button, toast, useUnsaved } from '#ui'
import { AnswerList, CheckAnswers } from './check-answers.tsx'
import { DocumentField } from './document-field.tsx'
import { FormSteps } from './form-steps.tsx'
import { ProofCard } from './proof-card.tsx'
import { StepList } from './step-list.tsx'
import { useAnswers } from './use-answers.ts'
import { documentAnswers, DocumentsContext, useDocumentsOf } from './use-documents.ts'
import { typedAnswers } from './use-draft.ts'
import { WithdrawButton } from './withdraw-button.tsx'
import classes from './apply.module.css'

type Own = CallOutput<'applications.getApplication'>

interface Props {
  readonly own: Own
  /** Loads it again. */
  readonly onChanged: () => unknown
}

/** An application that was handed in: where it stands, what happens next, and what is asked of its applicant. */
export function OwnApplication({ own, onChanged }: Props) {
  const [isChanging, setIsChanging] = useState(false)
  const [isGone, setIsGone] = useState(false)
  const { t } = useTexts()
  if (isGone) {
    return (
      <Card gap={2}>
        <Heading as="h1" size="page">
          {t('apply.withdraw.done')}
        </Heading>
        <Text>{t('apply.withdraw.doneText')}</Text>
      </Card>
    )
  }
  if (isChanging) {
    return (
      <Changes
        own={own}
        onDone={() => {
          setIsChanging(false)
          void onChanged()
        }}
      />
    )
  }
  return (
    <Standing
      own={own}
      onChange={() => setIsChanging(true)}
      onChanged={onChanged}
      onGone={() => setIsGone(true)}
    />
  )
}

interface StandingProps extends Props {
  readonly onChange: () => void
  readonly onGone: () => void
}

function Standing({ own, onChange, onChanged, onGone }: StandingProps) {
  const { t } = useTexts()
  const group = own.Status === DRAFT ? 'applicants' : groupOf(own.Status)
  // What has no place yet is not assessed either.
  const isUncounted = group === 'applicants' && own.Proof?.Counted === false
  const isOpen = group === 'applicants' || group === 'eligible'
  return (
    <>
      <div>
        <Text tone="soft">{own.Title}</Text>
        <Heading as="h1" size="page">
          {t('apply.own.title')}
        </Heading>
      </div>
      <Card gap={2}>
        <Text tone="soft">{t('apply.done.protocol')}</Text>
        <p className={classes.protocol}>{own.Protocol}</p>
        {isUncounted ? (
          <>
            <Text strong>{t('proof.status')}</Text>
            <StepList steps={own.Steps} />
          </>
        ) : (
          <>
            <Text strong>{t(`apply.own.status.${group}`)}</Text>
            <StepList steps={own.Steps} />
            <Text>{t(`apply.own.next.${group}`)}</Text>
          </>
        )}
        {own.Waiting && isOpen && <Text>{t('apply.done.waiting')}</Text>}
        {group !== 'selected' && !isUncounted && (
          <Text tone="soft">{t('apply.own.kept', { date: formatDate(own.KeptUntil) })}</Text>
        )}
      </Card>
      {own.Proof && (
        <ProofCard
          key={own.Proof.AgainAt}
          token={own.Token}
          proof={own.Proof}
          onConfirmed={onChanged}
        />
      )}
      {own.Before.length > 0 && isOpen && (
        <Text>
          {t('proof.same', {
            count: own.Before.length,
            protocols: own.Before.map(({ Protocol }) => Protocol).join(', '),
          })}
        </Text>
      )}
      {own.ChangesAsked !== null && (
        <Card gap={2}>
          <Heading as="h2" size="section">
            {t('apply.own.changes')}
          </Heading>
          <Text>{own.ChangesAsked}</Text>
          <div>
            <Button onClick={onChange}>{t('apply.own.change')}</Button>
          </div>
        </Card>
      )}
      {own.Missing.length > 0 && group === 'applicants' && (
        <MissingDocuments own={own} onChanged={onChanged} />
      )}
      {own.Sections.map(({ Title, Questions }) => (
        <Card as="section" key={Title} gap={2}>
          <Heading as="h2" size="section">
            {Title}
          </Heading>
          <AnswerList
            questions={Questions.filter(({ Name }) => own.Answers[Name] !== undefined)}
            answers={own.Answers}
          />
        </Card>
      ))}
      {group !== 'selected' && <WithdrawButton token={own.Token} onGone={onGone} />}
    </>
  )
}

/** The documents that are still wanted, each with the way to add it. */
function MissingDocuments({ own, onChanged }: Props) {
  const { t } = useTexts()
  const documents = useDocumentsOf(() => Promise.resolve(own.Token), own.Documents, false)
  const questions = own.Sections.flatMap(({ Questions }) => Questions)
  const missing = questions.filter(({ Name }) => own.Missing.includes(Name))
  const isAllThere = missing.every(({ Name }) =>
    documents.all.some(({ Question }) => Question === Name),
  )
  return (
    <DocumentsContext value={documents}>
      <Card as="section" gap={4}>
        <Heading as="h2" size="section">
          {t('apply.own.missing')}
        </Heading>
        {missing.map(({ Name, Label, Hint }) => (
          <DocumentField
            key={Name}
            question={Name}
            label={Label}
            hint={Hint || undefined}
            error={undefined}
          />
        ))}
        <Text role="status" tone="done">
          {isAllThere && t('apply.own.complete')}
        </Text>
        {isAllThere && (
          <div>
            <Button variant="default" onClick={() => void onChanged()}>
              {t('apply.own.seen')}
            </Button>
          </div>
        )}
      </Card>
    </DocumentsContext>
  )
}

function Changes({ own, onDone }: { readonly own: Own; readonly onDone: () => void }) {
  const { t } = useTexts()
  const { answers, refused, change, send } = useAnswers(own.Sections, () => own.Answers)
  const documents = useDocumentsOf(() => Promise.resolve(own.Token), own.Documents)
  const typed = typedAnswers(own.Sections, answers)
  const whole = { ...typed, ...documentAnswers(documents.all) }
  // What is typed here is on no draft.
  useUnsaved(Object.entries(typed).some(([name, text]) => text !== (own.Answers[name] ?? '')))
  async function submit(): Promise<void> {
    await send(() => call('applications.change', { Token: own.Token, Answers: typed }))
    toast(t('apply.own.changed'))
    onDone()
  }
  return (
    <DocumentsContext value={documents}>
      <FormSteps
        sections={own.Sections}
        answers={whole}
        stored={own.Answers}
        refused={refused}
        onChange={change}
      >
        {(asked, goTo) => (
          <CheckAnswers
            sections={asked}
            answers={whole}
            refused={refused}
            goTo={goTo}
            label={t('apply.resubmit')}
            onSubmit={submit}
          />
        )}
      </FormSteps>
    </DocumentsContext>
  )
}
