import { Text } from '#layout'
import { MAX_REASON } from '@telemachos/contract/applications/limits'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { Checkbox, DialogFrame, SelectField, TextArea } from '#ui'
import { MailPreview } from './mail-preview.tsx'

interface Props {
  /** How many applications are rejected. */
  readonly count: number
  readonly onCancel: () => void
  /** @param isHidden whether the mail to the applicant does not say the reason. */
  readonly onReject: (reason: string, isHidden: boolean) => void
}

const OTHER = 'other'

/** Why applications are rejected: a reason of the project's list, or other words. */
export function RejectDialog({ count, onCancel, onReject }: Props) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const { data } = useCall('applications.getRules', { ProjectId })
  const reasons = data?.Reasons ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [isSaid, setSaid] = useState(true)
  const [isTried, setTried] = useState(false)
  const isOwn = chosen === OTHER || (data !== undefined && reasons.length === 0)
  const known = reasons[Number(chosen)]
  const reason = isOwn ? text.trim() : chosen !== null && known ? textIn(known, language) : ''
  const error = isTried && reason === '' ? t('rule.required') : undefined
  return (
    <DialogFrame
      title={t('applications.rejectConfirm', { count })}
      confirmLabel={t('applications.reject')}
      danger
      onCancel={onCancel}
      onConfirm={() => (reason === '' ? setTried(true) : onReject(reason, !isSaid))}
    >
      {reasons.length > 0 && (
        <SelectField
          label={t('applications.rejectWhy')}
          error={isOwn ? undefined : error}
          options={[
            ...reasons.map((one, place) => ({
              value: String(place),
              label: textIn(one, language),
            })),
            { value: OTHER, label: t('applications.rejectOther') },
          ]}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {data?.Mails.includes('rejected') === false && (
        <Text tone="soft">{t('applications.noMailLeaves')}</Text>
      )}
      {isOwn && (
        <TextArea
          label={t('applications.rejectText')}
          error={error}
          maxLength={MAX_REASON}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {data?.Mails.includes('rejected') && (
        <>
          <Checkbox label={t('applications.tell.reason')} checked={isSaid} onChange={setSaid} />
          <MailPreview projectId={ProjectId} kind="rejected" />
        </>
      )}
    </DialogFrame>
  )
}
