import { useTexts } from '../../../../shared/i18n/use-texts.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { addressOf, useAttemptFiles } from '../files/attempt-files.ts'
import { useUpload } from '../files/use-upload.ts'
import { SignaturePad } from './signature-pad.tsx'
import classes from './types.module.css'
import { WrittenField } from './written-field.tsx'
import { say, type TypeProps } from './type-props.ts'

const LONGEST_NAME = 200

/** Type 24: a signature drawn by hand, or one's name typed. */
export function Signature(props: TypeProps) {
  const { t } = useTexts()
  const { answerSetId, find } = useAttemptFiles()
  const { progress, problem, upload } = useUpload()
  const { question, answers, onAnswer } = props
  const [group] = question.groups
  if (!group) return null
  const drawn = find(answers.get(group.id)?.text)
  const use = async (picture: Blob): Promise<void> => {
    const sent = await upload(group.id, picture, 'signature.png')
    if (sent) onAnswer(group.id, say(String(sent.Id)))
  }
  if (drawn) {
    return (
      <div className={classes.signature}>
        <img
          className={classes.drawn}
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
    <div className={classes.signature}>
      <SignaturePad isBusy={progress !== null} onUse={(picture) => void use(picture)} />
      <p role="alert" className={problem ? classes.fault : undefined}>
        {problem}
      </p>
      <p className={classes.note}>{t('quest.signature')}</p>
      <WrittenField {...props} type="text" autoComplete="name" maxLength={LONGEST_NAME} />
    </div>
  )
}
