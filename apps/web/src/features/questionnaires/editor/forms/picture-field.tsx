import { isPictureAddress } from '@telemachos/contract/core/pictures'
import { Row } from '#layout'
import { LARGEST_PICTURE } from '@telemachos/contract/questionnaires/file-limits'
import { useRef, useState } from 'react'
import { ApiError, call, errorText, useIdentity, useTexts } from '#shared'
import { announce, Button, TextField } from '#ui'
import { toBase64 } from '../../player/files/upload-file.ts'
import { useQuestId } from '../quest-id.ts'
import classes from './picture-field.module.css'

const KINDS = 'image/png,image/jpeg,image/gif,image/webp'

interface Props {
  readonly label: string
  readonly value: string
  /** What it shows, where it is to be seen here; without, it is shown elsewhere. */
  readonly alt?: string
  /** Called late too: its author writes on while a picture is on its way. */
  readonly onChange: (address: string) => void
}

/** A picture that is uploaded here, and its address. */
export function PictureField({ label, value, alt, onChange }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const QuestId = useQuestId()
  const file = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [isUploading, setUploading] = useState(false)
  async function take(picture: File | undefined): Promise<void> {
    if (!picture) return
    setProblem(picture.size > LARGEST_PICTURE ? t('rule.file_too_large') : '')
    if (picture.size > LARGEST_PICTURE) return
    setUploading(true)
    try {
      const Data = await toBase64(picture)
      const input = { ProjectId, QuestId, Data }
      const key = { idempotencyKey: crypto.randomUUID() }
      const { Address } = await call('questionnaires.uploadPicture', input, key)
      onChange(Address)
      announce(t('questEdit.picture.done'))
    } catch (error) {
      const [field] = error instanceof ApiError ? error.fields : []
      setProblem(field?.message ?? errorText(error, t))
    } finally {
      setUploading(false)
    }
  }
  const choose = t(value === '' ? 'questEdit.picture.choose' : 'questEdit.picture.other')
  const remove = t('questEdit.picture.remove')
  return (
    <div className={classes.field}>
      {alt !== undefined && value !== '' && <Thumbnail key={value} image={value} alt={alt} />}
      <TextField
        label={label}
        hint={t('questEdit.picture.hint')}
        error={problem || undefined}
        value={value}
        readOnly
      />
      <input
        ref={file}
        type="file"
        hidden
        accept={KINDS}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Row gap={2}>
        <Button
          variant="default"
          aria-label={`${choose} ${label}`}
          loading={isUploading}
          onClick={() => file.current?.click()}
        >
          {choose}
        </Button>
        {value !== '' && (
          <Button variant="subtle" aria-label={`${remove} ${label}`} onClick={() => onChange('')}>
            {remove}
          </Button>
        )}
      </Row>
    </div>
  )
}

/** The picture as it will be seen; an address of another site is none. */
function Thumbnail({ image, alt }: { readonly image: string; readonly alt: string }) {
  const { t } = useTexts()
  const [isMissing, setMissing] = useState(!isPictureAddress(image))
  if (isMissing) {
    return (
      <p role="status" className={classes.missing}>
        {t('questEdit.picture.missing')}
      </p>
    )
  }
  return <img className={classes.shown} src={image} alt={alt} onError={() => setMissing(true)} />
}
