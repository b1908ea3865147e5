import { isFileId } from '@telemachos/questionnaire/types/signature'
import { useId, useState } from 'react'
import { fieldClasses as field, Button } from '#ui'
import { useTexts } from '#shared'
import { addressOf, useAttemptFiles } from '../files/attempt-files.ts'
import { useUpload } from '../files/use-upload.ts'
import { SignaturePad } from './signature-pad.tsx'
import files from './file-types.module.css'
import classes from './types.module.css'
import { BLANK_MS, say, type TypeProps } from './type-props.ts'

const LONGEST_NAME = 200

/** Type 24: a signature drawn by hand, or one's name typed. */
export function Signature(props: TypeProps) {
  const { t } = useTexts()
  const { answerSetId, find } = useAttemptFiles()
  const { question, answers, onAnswer } = props
  const [group] = question.groups
  const { progress, problem, upload } = useUpload(group?.id ?? 0)
  if (!group) return null
  const drawn = find(answers.get(group.id)?.text)
  const use = (picture: Blob): void => {
    void upload(new File([picture], 'signature.png', { type: picture.type }))
  }
  if (drawn) {
    return (
      <div className={files.signature}>
        <img
          className={files.drawn}
          src={addressOf(answerSetId, drawn.Id)}
          alt={t('quest.signature.drawn')}
        />
        <Button variant="default" onClick={() => onAnswer(group.id, say(''))}>
          {t('quest.signature.again')}
        </Button>
      </div>
    )
  }
  return (
    <div className={files.signature}>
      <SignaturePad isBusy={progress !== null} onUse={use} />
      <p role="alert" className={problem ? files.fault : undefined}>
        {problem}
      </p>
      <TypedName {...props} groupId={group.id} />
    </div>
  )
}

/** Digits alone would name a drawn signature: they stay in the field, answer nothing and say why. */
function TypedName(props: TypeProps & { readonly groupId: number }) {
  const { answers, groupId, labelId, describedBy = '', onAnswer } = props
  const { t } = useTexts()
  const id = useId()
  const [digits, setDigits] = useState('')
  return (
    <>
      <p className={classes.note}>{t('quest.signature')}</p>
      <input
        type="text"
        dir="auto"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        className={field.input}
        aria-labelledby={labelId}
        aria-describedby={digits ? `${describedBy} ${id}` : describedBy}
        aria-invalid={digits !== '' || undefined}
        value={digits || (answers.get(groupId)?.text ?? '')}
        onChange={(event) => {
          const name = event.currentTarget.value
          setDigits(isFileId(name) ? name : '')
          onAnswer(groupId, say(isFileId(name) ? '' : name), BLANK_MS)
        }}
      />
      <p role="alert" id={id} className={digits ? files.fault : undefined}>
        {digits && t('rule.not_a_name')}
      </p>
    </>
  )
}
