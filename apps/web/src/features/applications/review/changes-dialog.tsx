import { MAX_REASON } from '@telemachos/contract/applications/limits'
import { useState } from 'react'
import { Text } from '#layout'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Checkbox, DialogFrame, TextArea } from '#ui'
import { MailPreview } from './mail-preview.tsx'
import classes from './applications.module.css'

interface Props {
  readonly sections: CallOutput<'applications.read'>['Sections']
  readonly onCancel: () => void
  /** @param questions names of the questions whose answers are to be changed. */
  readonly onAsk: (text: string, questions: string[]) => void
}

/** What the applicant is asked to change: which answers, and what of them. */
export function ChangesDialog({ sections, onCancel, onAsk }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const rules = useCall('applications.getRules', { ProjectId })
  const [text, setText] = useState('')
  const [names, setNames] = useState<readonly string[]>([])
  const [isTried, setTried] = useState(false)
  const isEmpty = text.trim() === '' && names.length === 0
  return (
    <DialogFrame
      title={t('applications.askChanges')}
      confirmLabel={t('applications.askChanges.send')}
      onCancel={onCancel}
      onConfirm={() => (isEmpty ? setTried(true) : onAsk(text.trim(), [...names]))}
    >
      <fieldset className={classes.plain}>
        <legend className={classes.legend}>{t('applications.askChanges.questions')}</legend>
        <div className={classes.ticks}>
          {sections.flatMap(({ Answers }) =>
            Answers.map(({ Name, Label }) => (
              <Checkbox
                key={Name}
                label={Label}
                checked={names.includes(Name)}
                onChange={(isOn) =>
                  setNames(isOn ? [...names, Name] : names.filter((one) => one !== Name))
                }
              />
            )),
          )}
        </div>
      </fieldset>
      <TextArea
        label={t('applications.askChanges.what')}
        error={isTried && isEmpty ? t('rule.required') : undefined}
        maxLength={MAX_REASON}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {rules.data?.Mails.includes('changes') === false ? (
        <Text tone="soft">{t('applications.noMailLeaves')}</Text>
      ) : (
        <MailPreview projectId={ProjectId} kind="changes" />
      )}
    </DialogFrame>
  )
}
