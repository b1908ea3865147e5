import { Row, Stack } from '#layout'
import { Button, TextField } from '#ui'
import {
  isLogo,
  LARGEST_LOGO,
  LOGO_ADDRESS,
} from '@telemachos/contract/projects/settings-constants'
import { useRef, useState } from 'react'
import { ApiError, errorText, useTexts, useWrite } from '#shared'
import classes from './projects.module.css'

interface Props {
  readonly label: string
  readonly error?: string | undefined
  /** Whose logo it is; undefined for a project that has not been saved yet. */
  readonly projectId: number | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** The project's logo: an image file, which is uploaded at once, or the address of one on this site. */
export function LogoField({ label, error, projectId, value, onChange }: Props) {
  const { t } = useTexts()
  const upload = useWrite('projects.uploadLogo')
  const file = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  /** The address that shows nothing. */
  const [missing, setMissing] = useState<string>()
  /** Counts what was chosen: an upload that is answered after something else was does not replace it. */
  const choices = useRef(0)
  const isFile = value.startsWith('data:') || value.startsWith(LOGO_ADDRESS)
  const isMissing = value !== '' && missing === value

  async function read(chosen: File | undefined): Promise<void> {
    if (!chosen) return
    const choice = (choices.current += 1)
    setRefusal(undefined)
    if (!KINDS.includes(chosen.type) || chosen.size > LARGEST_LOGO)
      return setRefusal(t('projects.logo.refused', { size: LARGEST_LOGO / 1024 }))
    const data = await readFile(chosen)
    if (!(await canShow(data))) return setRefusal(t('projects.logo.unreadable'))
    if (projectId === undefined) return keepAsData(data)
    try {
      const Data = data.slice(data.indexOf(',') + 1)
      const { Address } = await upload.mutateAsync({ ProjectId: projectId, Data })
      if (choice === choices.current) onChange(Address)
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed
      if (choice !== choices.current) return
      setRefusal(failed.fields[0]?.message ?? errorText(failed, t))
    }
  }

  function choose(address: string): void {
    choices.current += 1
    setRefusal(undefined)
    onChange(address)
  }

  /** Saving a project that is new keeps its logo as data; a larger one is uploaded afterwards. */
  function keepAsData(data: string): void {
    if (isLogo(data)) onChange(data)
    else setRefusal(t('projects.logo.afterSaving'))
  }
  return (
    <Stack gap={2} packed>
      {value !== '' && isLogo(value) && (
        <img
          key={value}
          src={value}
          alt={t('projects.logo.alt')}
          className={classes.logoImage}
          onLoad={() => setMissing(undefined)}
          onError={() => setMissing(value)}
        />
      )}
      <TextField
        label={label}
        hint={t('projects.logo.hint')}
        error={refusal ?? error ?? (isMissing && t('projects.logo.missing'))}
        value={isFile ? '' : value}
        placeholder={isFile ? t('projects.logo.fromFile') : '/…'}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Row gap={2}>
        <input
          ref={file}
          type="file"
          accept={KINDS.join(',')}
          hidden
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
        <Button variant="default" loading={upload.isPending} onClick={() => file.current?.click()}>
          {t('projects.logo.choose')}
        </Button>
        {value !== '' && (
          <Button variant="subtle" onClick={() => choose('')}>
            {t('projects.logo.remove')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })
}

/** Whether the browser can draw it: what a file calls itself says little of what is in it. */
async function canShow(data: string): Promise<boolean> {
  const image = new Image()
  image.src = data
  return image.decode().then(
    () => true,
    () => false,
  )
}
