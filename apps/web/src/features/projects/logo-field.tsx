import { Row, Stack } from '#layout'
import { Button, TextField } from '#ui'
import { isLogo, MAX_LOGO } from '@telemachos/contract/projects/settings-constants'
import { useRef, useState } from 'react'
import { useTexts } from '#shared'
import classes from './projects.module.css'

interface Props {
  readonly label: string
  readonly error?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

const KINDS = 'image/png,image/jpeg,image/webp,image/gif'

/** The project's logo: an image file, kept in the settings, or the address of one on this site. */
export function LogoField({ label, error, value, onChange }: Props) {
  const { t } = useTexts()
  const file = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  /** The address that shows nothing. */
  const [missing, setMissing] = useState<string>()
  const isFile = value.startsWith('data:')
  const isMissing = value !== '' && missing === value

  async function read(chosen: File | undefined): Promise<void> {
    if (!chosen) return
    const data = await readFile(chosen)
    const isKind = isLogo(data)
    const isShown = isKind && (await canShow(data))
    if (isShown) onChange(data)
    if (isShown) setRefusal(undefined)
    else if (isKind) setRefusal(t('projects.logo.unreadable'))
    else setRefusal(t('projects.logo.refused', { size: Math.floor((MAX_LOGO * 3) / 4 / 1024) }))
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
        onChange={({ currentTarget }) => {
          setRefusal(undefined)
          onChange(currentTarget.value)
        }}
      />
      <Row gap={2}>
        <input
          ref={file}
          type="file"
          accept={KINDS}
          hidden
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
        <Button variant="default" onClick={() => file.current?.click()}>
          {t('projects.logo.choose')}
        </Button>
        {value !== '' && (
          <Button
            variant="subtle"
            onClick={() => {
              setRefusal(undefined)
              onChange('')
            }}
          >
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
