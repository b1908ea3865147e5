import { Stack } from '#layout'
import { call, refusalOf, useTexts, type CallOutput } from '#shared'
import { Checkbox } from '#ui'
import { keepAnswers, keptAnswers } from '#storage'
import { pathOf } from '@telemachos/contract/paths'
import type { Answers } from '@telemachos/rules/application-form'
import { use, useState } from 'react'
import { Captcha } from './captcha.tsx'
import { CheckAnswers } from './check-answers.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { FormSteps } from './form-steps.tsx'
import { leaveToken } from './left-token.ts'
import { SaveForLater } from './save-for-later.tsx'
import { OwnApplicationsContext } from './own-applications-context.ts'
import { StartPage } from './start-page.tsx'
import { useAnswers } from './use-answers.ts'
import { documentAnswers, DocumentsContext, useDocumentsOf } from './use-documents.ts'
import { typedAnswers, useDraft } from './use-draft.ts'

type Form = CallOutput<'applications.getForm'>

interface Props {
  readonly project: string
  readonly form: Form
  /** What was kept on the server, where somebody comes back to it. */
  readonly draft: CallOutput<'applications.getApplication'> | null
  /** Whether they come by its link: what it holds goes before what this device has. */
  readonly isByLink?: boolean
}

/** The form of an open call, from its first section to the protocol number. */
export function Application({ project, form, draft, isByLink = false }: Props) {
  const { t } = useTexts()
  const { Sections } = form
  const hasOwnPage = use(OwnApplicationsContext) !== undefined
  const { answers, refused, change, send } = useAnswers(Sections, () => ({
    ...keptAnswers(project),
    ...(isByLink && draft?.Answers),
  }))
  const [isBegun, setIsBegun] = useState(false)
  const [isTruthful, setIsTruthful] = useState(false)
  const [isAgreed, setIsAgreed] = useState(false)
  const [captcha, setCaptcha] = useState<string>()
  const [isSubmitted, setIsSubmitted] = useState(false)
  const kept = useDraft(project, Sections, draft?.Token)
  const documents = useDocumentsOf(() => kept.ensure(answers), draft?.Documents ?? [])
  const whole = { ...answers, ...documentAnswers(documents.all) }

  function keep(next: Answers): void {
    const typed = typedAnswers(Sections, next)
    change(typed)
    keepAnswers(project, typed)
  }
  async function submit(): Promise<void> {
    const token = kept.token()
    const input = {
      Project: project,
      Answers: typedAnswers(Sections, answers),
      Captcha: captcha ?? '',
      ...(token !== undefined && { Draft: token }),
    }
    try {
      const made = await send(() =>
        call('applications.submit', { ...input, Truthful: true, Consent: true }),
      )
      keepAnswers(project, undefined)
      kept.forget()
      const path = hasOwnPage
        ? pathOf('root.applicantok')
        : pathOf('root.applicationFormConfirm', { status: '1', protocol: made.Protocol })
      const { Token, Protocol, Waiting, Proof } = made
      leaveToken(path, { token: Token, protocol: Protocol, isWaiting: Waiting, proof: Proof })
      setIsSubmitted(true)
    } catch (error) {
      if (refusalOf(error, 'Captcha') !== undefined) setCaptcha(undefined)
      throw error
    }
  }
  if (isSubmitted) return <ConfirmPage />
  if (!isBegun) {
    const isResumed = draft !== null && isByLink
    return <StartPage form={form} isResumed={isResumed} onStart={() => setIsBegun(true)} />
  }
  return (
    <DocumentsContext value={documents}>
      <FormSteps
        sections={Sections}
        answers={whole}
        refused={refused}
        onChange={keep}
        later={<SaveForLater onSave={(email) => kept.save(answers, email)} />}
      >
        {(asked, goTo) => (
          <CheckAnswers
            sections={asked}
            answers={whole}
            refused={refused}
            goTo={goTo}
            label={t('apply.submit')}
            disabled={!isTruthful || !isAgreed || captcha === undefined}
            onSubmit={submit}
          >
            <Stack gap={3}>
              <Checkbox label={t('apply.truthful')} checked={isTruthful} onChange={setIsTruthful} />
              <Checkbox label={t('apply.consent')} checked={isAgreed} onChange={setIsAgreed} />
              <Captcha solved={captcha !== undefined} onSolved={setCaptcha} />
            </Stack>
          </CheckAnswers>
        )}
      </FormSteps>
    </DocumentsContext>
  )
}
