import type { Language } from '@telemachos/contract/core/define-texts'
import { USUAL_LARGEST_FILE } from '@telemachos/contract/questionnaires/file-limits'
import { formatNumber } from '@telemachos/rules/numbers'
import { useId, useRef } from 'react'
import { useTexts } from '#shared'
import { announce, askToConfirm, Button } from '#ui'
import { HeldNote, WithheldNote } from '#features/files'
import { addressOf, useAnsweredFile, useAttemptFiles } from '../files/attempt-files.ts'
import { useUpload } from '../files/use-upload.ts'
import files from './file-types.module.css'
import classes from './types.module.css'
import { say, type TypeProps } from './type-props.ts'

/** Type 21: the file that was uploaded, another one in its place, or none. */
export function FileAnswer({ question, answers, labelId, describedBy, onAnswer }: TypeProps) {
  const { t, language } = useTexts()
  const noteId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const { answerSetId } = useAttemptFiles()
  const [group] = question.groups
  const { progress, problem, upload, cancel } = useUpload(group?.id ?? 0)
  const given = answers.get(group?.id ?? 0)?.text
  const file = useAnsweredFile(given)
  if (!group) return null
  const largest = question.settings.maxBytes ?? USUAL_LARGEST_FILE
  const send = async (chosen: File): Promise<void> => {
    const sent = await upload(chosen)
    if (sent) announce(t('quest.file.done', { name: sent.Name }))
  }
  const remove = async (): Promise<void> => {
    const confirmed = await askToConfirm({
      title: t('quest.file.remove'),
      ...(file && { text: file.Name }),
      confirmLabel: t('quest.file.remove'),
      deletes: true,
    })
    if (confirmed) onAnswer(group.id, say(''))
  }
  return (
    <div className={files.file}>
      {file && (
        <p className={files.fileName}>
          {file.Held === 'infected' ? (
            <span dir="auto">{file.Name}</span>
          ) : (
            <a href={addressOf(answerSetId, file.Id)} download={file.Name} dir="auto">
              {file.Name}
            </a>
          )}{' '}
          <small>{sizeOf(file.Bytes, language)}</small> <HeldNote held={file.Held} />
        </p>
      )}
      <WithheldNote count={given && !file ? 1 : undefined} />
      <input
        ref={chooser}
        type="file"
        hidden
        accept={question.settings.accept?.join(',')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) void send(chosen)
          currentTarget.value = ''
        }}
      />
      {progress === null ? (
        <div className={files.fileButtons}>
          <Button
            variant="default"
            aria-describedby={[labelId, describedBy, noteId].filter(Boolean).join(' ')}
            onClick={() => chooser.current?.click()}
          >
            {t(file ? 'quest.file.replace' : 'quest.file.choose')}
          </Button>
          {file && (
            <Button variant="subtle" onClick={() => void remove()}>
              {t('quest.file.remove')}
            </Button>
          )}
        </div>
      ) : (
        <div className={files.fileButtons}>
          <progress aria-label={t('quest.file.progress')} value={progress} max={1} />
          <Button variant="subtle" onClick={cancel}>
            {t('quest.file.cancel')}
          </Button>
        </div>
      )}
      <p id={noteId} className={classes.note}>
        {t('quest.file.limit', { size: sizeOf(largest, language) })}
      </p>
      <p role="alert" className={problem ? files.fault : undefined}>
        {problem}
      </p>
    </div>
  )
}

/** As people read it: `340 KB`, `1,2 MB`. */
function sizeOf(bytes: number, language: Language): string {
  const mega = bytes / 1024 / 1024
  return mega >= 1
    ? `${formatNumber(Math.round(mega * 10) / 10, language)} MB`
    : `${formatNumber(Math.max(1, Math.round(bytes / 1024)), language)} KB`
}
